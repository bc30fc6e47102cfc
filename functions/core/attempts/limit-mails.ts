import { networkOf } from './rules.ts'
import { countMail } from './store.ts'

/**
 * Whether another mail may go to this address, counting it. Where not, the caller answers as ever and sends none.
 * With the caller's `address` only mails asked for from that network count.
 */
export const mayMail = (email: string, address?: string): Promise<boolean> =>
  countMail(email, address ? networkOf(address) : 'anywhere', Date.now())
