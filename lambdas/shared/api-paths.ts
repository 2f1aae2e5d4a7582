/**
 * Methods and paths of the API. Imports nothing: the browser needs these without the schemas, which `routes.ts` adds.
 */
export const apiPaths = {
  listProjects: { method: 'GET', path: '/api/projects' },
  previewProject: { method: 'GET', path: '/api/projects/{id}' },
  getCollection: { method: 'GET', path: '/api/collections/{collection_id}' },
  createPhotoUploads: { method: 'POST', path: '/api/photo-uploads' },
  getFormToken: { method: 'GET', path: '/api/form-token' },
  /**
   * The form's address, opened: by the site check, which wants to know whether posts reach their function, and by a
   * restored tab.
   */
  openForm: { method: 'GET', path: '/api/send-lead-email' },
  sendLeadEmail: { method: 'POST', path: '/api/send-lead-email' },
} as const
