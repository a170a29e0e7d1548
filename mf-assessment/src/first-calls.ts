/** What the hub asks the API for first, with the address of the visitor. The routes of the remote name it, too. */
export const DETAILS_CALL = 'freeassesment/userAssessmentDetails';
