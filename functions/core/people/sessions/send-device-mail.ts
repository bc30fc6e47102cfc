import { SESSION_LIVES } from '#contract/people/session-lives.ts'
import { sendMail } from '../../platform/aws/mail.ts'
import { nameDevice } from '../../platform/describe-device.ts'
import { findUser } from '../accounts/door.ts'
import { findTimeZone } from '../organizations/find-time-zone.ts'
import type { SessionItem } from './entity.ts'
import { findSessions } from './store.ts'
import { writeDeviceMail } from './write-device-mail.ts'

export type DeviceWork = { kind: 'new device'; user: string; session: string }

const isEarlier = (one: SessionItem, other: SessionItem) =>
  one.auth_time < other.auth_time || (one.auth_time === other.auth_time && one.seen_at < other.seen_at)

/** Tells a user of a login in a browser where they had never logged in; not of their first one. */
export async function sendDeviceMail({ user: id, session }: DeviceWork): Promise<void> {
  const [user, sessions] = await Promise.all([findUser(id), findSessions(id)])
  const signIn = sessions.find((one) => one.session === session)
  if (!user || !signIn) return
  const isFirst = !sessions.some((one) => isEarlier(one, signIn))
  // Sessions are kept for their lifetime only.
  if (isFirst && signIn.auth_time - Date.parse(user.team_at) / 1000 < SESSION_LIVES.refreshToken) return

  const { language } = user
  const when = new Intl.DateTimeFormat(`${language}-US`, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: user.timezone ?? (await findTimeZone(user.org)),
  })
  const told = { device: nameDevice(signIn.agent), address: signIn.address, at: when.format(signIn.auth_time * 1000) }
  await sendMail({ to: user.email, ...writeDeviceMail(told, language) })
}
