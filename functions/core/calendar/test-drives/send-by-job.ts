import type { SendCode } from '../../messaging/phone-codes/request-code.ts'
import { enqueue } from '../../platform/aws/queues.ts'

/** Has a code texted by the job that texts of appointments. */
export const sendByJob: SendCode = (org, code) => enqueue('send-appointment-texts', { org, step: 'code', ...code })
