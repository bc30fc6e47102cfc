/** Daily maximum of mails for sign-ups, resends and forgotten passwords in total; an alarm fires at half of it. */
export const MAILS_A_DAY = 2000
