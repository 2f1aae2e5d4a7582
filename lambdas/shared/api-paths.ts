/**
 * Methods and paths of the API. Imports nothing: the browser needs these without the schemas, which `routes.ts` adds.
 */
export const apiPaths = {
  listProjects: { method: 'GET', path: '/api/projects' },
  previewProject: { method: 'GET', path: '/api/projects/{id}' },
  getCollection: { method: 'GET', path: '/api/collections/{collection_id}' },
  createPhotoUploads: { method: 'POST', path: '/api/photo-uploads' },
  getFormToken: { method: 'GET', path: '/api/form-token' },
  sendLeadEmail: { method: 'POST', path: '/api/send-lead-email' },
} as const

/** Parameter of the link from a project's preview to its page: whoever follows it is not sent back to the preview. */
export const fromPreview = 'fromPreview'
