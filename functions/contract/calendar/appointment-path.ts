/** The address of a customer's page about their appointment. */
export const appointmentPath = (code: string) => `/appointment/${encodeURIComponent(code)}`
