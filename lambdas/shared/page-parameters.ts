/** Query parameters of pages. Imports nothing. */

/** Parameter of a page that names a project: the portfolio opens it, the contact page's form is about it. */
export const projectParam = 'project'

/** Parameter of the link from a project's preview to its page: whoever follows it is not sent back to the preview. */
export const fromPreview = 'fromPreview'
