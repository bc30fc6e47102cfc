/** The address of a customer's page about their appointment. */
export const appointmentPath = (code: string) => `/appointment/${encodeURIComponent(code)}`
/** The address at which a calendar app reads someone's appointments. */
export const calendarFeedPath = (secret: string) => `/api/public/calendars/${encodeURIComponent(secret)}.ics`
