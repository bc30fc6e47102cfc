import type { Guest } from '../../platform/ctx.ts'
import { markDevice } from '../attempts/mark-device.ts'
import { acceptInvitation } from '../invitations/accept-invitation.ts'
import { startSession } from './start-session.ts'

type Acceptance = { email: string; code: string; password: string; device?: string }

/** Accepts an invitation, and signs the person in. */
export async function startInvitedSession(guest: Guest, { code, device, ...login }: Acceptance) {
  await acceptInvitation(guest, { code, ...login })
  return startSession(guest, { ...login, device: markDevice(device, login.email) })
}
