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
  showEnquiry: { method: 'GET', path: '/api/enquiries/{leadId}/{signature}' },
  markEnquiry: { method: 'POST', path: '/api/enquiries/{leadId}/{signature}' },
  listClosures: { method: 'GET', path: '/api/closures' },
  openDesk: { method: 'GET', path: '/owner' },
  mailDeskLink: { method: 'POST', path: '/owner/link' },
  showDeskLink: { method: 'GET', path: '/owner/open/{token}' },
  useDeskLink: { method: 'POST', path: '/owner/open/{token}' },
  endDeskSessions: { method: 'POST', path: '/owner/sign-out' },
  showDeskEnquiry: { method: 'GET', path: '/owner/enquiry/{leadId}' },
  markDeskEnquiry: { method: 'POST', path: '/owner/enquiry/{leadId}' },
  planVisit: { method: 'GET', path: '/owner/enquiry/{leadId}/visit' },
  askPhoneEnquiry: { method: 'GET', path: '/owner/add' },
  addPhoneEnquiry: { method: 'POST', path: '/owner/add' },
  closeBusiness: { method: 'POST', path: '/owner/closed' },
  openJobs: { method: 'POST', path: '/owner/jobs/open' },
  signJobPhoto: { method: 'POST', path: '/owner/jobs/photo' },
  saveJob: { method: 'POST', path: '/owner/jobs/save' },
  deleteJob: { method: 'POST', path: '/owner/jobs/delete' },
} as const
