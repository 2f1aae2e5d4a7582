/**
 * Methods and paths of the API. Imports nothing: the browser needs these without the schemas, which `routes.ts` adds.
 */
export const apiPaths = {
  listProjects: { method: 'GET', path: '/api/projects' },
  /** The same projects as a page, for a browser without JavaScript. */
  showProjects: { method: 'GET', path: '/api/portfolio' },
  getCollection: { method: 'GET', path: '/api/collections/{collection_id}' },
  createPhotoUploads: { method: 'POST', path: '/api/photo-uploads' },
  getFormToken: { method: 'GET', path: '/api/form-token' },
  sendLeadEmail: { method: 'POST', path: '/api/send-lead-email' },
  /** What a browser without JavaScript is sent to once an enquiry is in. */
  showReceipt: { method: 'GET', path: '/api/receipts/{reference}/{receivedAt}/{signature}' },
  showEnquiry: { method: 'GET', path: '/api/enquiries/{leadId}/{signature}' },
  markEnquiry: { method: 'POST', path: '/api/enquiries/{leadId}/{signature}' },
  reportViolations: { method: 'POST', path: '/api/csp-reports' },
  showMorningMail: { method: 'GET', path: '/api/morning-mail/{signature}' },
  switchMorningMail: { method: 'POST', path: '/api/morning-mail/{signature}' },
} as const
