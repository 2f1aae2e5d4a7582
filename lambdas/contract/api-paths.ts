/**
 * Methods and paths of the API. Imports nothing: the browser needs these without the schemas, which `routes.ts` adds.
 */
export const apiPaths = {
  listProjects: { method: 'GET', path: '/api/projects' },
  previewProject: { method: 'GET', path: '/api/projects/{id}' },
  getCollection: { method: 'GET', path: '/api/collections/{collection_id}' },
  createPhotoUploads: { method: 'POST', path: '/api/photo-uploads' },
  getFormToken: { method: 'GET', path: '/api/form-token' },
  reportPageFailed: { method: 'POST', path: '/api/page-failed' },
  sendLeadEmail: { method: 'POST', path: '/api/send-lead-email' },
  showEnquiry: { method: 'GET', path: '/api/enquiries/{leadId}/{signature}' },
  markEnquiry: { method: 'POST', path: '/api/enquiries/{leadId}/{signature}' },
  openJobs: { method: 'POST', path: '/api/show-job/open' },
  signJobPhoto: { method: 'POST', path: '/api/show-job/photo' },
  saveJob: { method: 'POST', path: '/api/show-job/save' },
  deleteJob: { method: 'POST', path: '/api/show-job/delete' },
} as const
