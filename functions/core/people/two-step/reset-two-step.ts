import { answerText } from '#contract/answers.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { listTeam } from '../accounts/door.ts'
import { endSessions } from '../accounts/end-sessions.ts'
import type { UserItem } from '../accounts/entity.ts'
import { nameOf } from '../accounts/name-of.ts'
import type { MailWork } from '../accounts/request-mail.ts'
import { recordAct, recordActElsewhere } from '../audit/record-act.ts'
import { newLentPassword } from '../invitations/new-lent-password.ts'
import { findNamed } from '../organizations/door.ts'
import { setPassword } from '../pool/users.ts'
import { getChangeableMember } from '../team/get-changeable-member.ts'
import { removeTwoStep } from './remove-two-step.ts'

/** Lets a colleague who lost their device, and the recovery codes, set up another one. */
export async function resetTwoStep(ctx: Ctx, { id }: { id: string }) {
  const { person } = await getChangeableMember(ctx, id)
  await reset(person)
  await recordAct(ctx, { action: 'two_step_reset', about: id, words: { person: nameOf(person) } })
  return { message: answerText(ctx.language, 'device_reset') }
}

/** The same for a dealership's only owner, for whom nobody there can do it; recorded in its log. */
export async function resetLoneOwner(ctx: Ctx, { id }: { id: string }) {
  const org = await findNamed(id)
  if (!org) throw notFound()
  const [person, ...others] = (await listTeam(org)).filter(({ role, suspended }) => role === 'owner' && !suspended)
  if (!person || others.length > 0) throw new AppError('owner_not_alone')
  await reset(person)
  const words = { person: nameOf(person) }
  await recordActElsewhere(ctx, org, { action: 'two_step_reset', about: person.id, words })
  return { message: answerText(ctx.language, 'device_reset') }
}

/**
 * Who knows the password must not be the first to set up a device: it ends too, and the person chooses another one by
 * mail. Whatever was signed in is signed out.
 */
async function reset({ id, email, two_step, lost_device }: UserItem): Promise<void> {
  if (!two_step && !lost_device) throw new AppError('two_step_not_on')
  await setPassword(id, newLentPassword(), 'own')
  await removeTwoStep(id, { lost_device: true })
  await endSessions(id)
  await enqueue('open-accounts', { kind: 'reset', email } satisfies MailWork)
}
