/**
 * Methods and paths of the API. Imports nothing, so that the browser need not carry the schemas of `routes.ts`,
 * which adds them to this table.
 */
export const apiPaths = {
  listProjects: { method: 'GET', path: '/api/projects' },
  getCollection: { method: 'GET', path: '/api/collections/{collection_id}' },
  createPhotoUploads: { method: 'POST', path: '/api/photo-uploads' },
  getFormToken: { method: 'GET', path: '/api/form-token' },
  sendLeadEmail: { method: 'POST', path: '/api/send-lead-email' },
} as const
