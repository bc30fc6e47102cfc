export const calendarRefusals = {}
