import type { Twilio } from 'twilio'
import { openBrand, openCampaign, readBrand, readCampaign, resendBrand, resendCampaign } from './carriers.ts'
import { type Credentials, createClient } from './client.ts'
import { asAppError } from './failure.ts'
import { openVerification, readVerification, resendVerification } from './toll-free.ts'
import {
  assignTo,
  evaluateBundle,
  openBundle,
  putAddress,
  putDocument,
  putEndUser,
  readBundle,
  readEndUser,
  submitBundle,
} from './trust-hub.ts'

/**
 * What registers a dealership with Twilio and the carriers, with the dealership's own credentials. `open` and `put` find
 * what an earlier request made; every call throws `twilio_refused` or `twilio_unreachable`.
 */
export async function openRegistrar(credentials: Credentials) {
  let client: Promise<Twilio> | undefined
  const opened = () => (client ??= createClient(credentials))
  const bound =
    <Args extends unknown[], Result>(call: (client: Twilio, ...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      try {
        return await call(await opened(), ...args)
      } catch (error) {
        throw asAppError(error)
      }
    }
  return {
    openBundle: bound(openBundle),
    readBundle: bound(readBundle),
    evaluateBundle: bound(evaluateBundle),
    submitBundle: bound(submitBundle),
    assignTo: bound(assignTo),
    putEndUser: bound(putEndUser),
    readEndUser: bound(readEndUser),
    putAddress: bound(putAddress),
    putDocument: bound(putDocument),
    openBrand: bound(openBrand),
    readBrand: bound(readBrand),
    resendBrand: bound(resendBrand),
    openCampaign: bound(openCampaign),
    readCampaign: bound(readCampaign),
    resendCampaign: bound(resendCampaign),
    openVerification: bound(openVerification),
    readVerification: bound(readVerification),
    resendVerification: bound(resendVerification),
  }
}
export type Registrar = Awaited<ReturnType<typeof openRegistrar>>
