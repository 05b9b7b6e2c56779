/** The product admin's inbox of what was asked without a login. */
export const contactRequestsPath = "/control/contact-requests";
