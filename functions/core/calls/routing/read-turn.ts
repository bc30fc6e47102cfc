import { findOrCreateByNumber } from '../../customers/contacts/find-or-create-by-number.ts'
import { isPhone } from '../../customers/contacts/reachable-addresses.ts'
import { findMember } from '../../people/accounts/door.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { findCall, findCallOfLeg } from '../calls/door.ts'
import { userOf } from '../devices/device-names.ts'
import { readHouse } from './read-house.ts'
import { goesOn } from './rules.ts'
import { dialIn, numberOf, type Turn, type VoiceRequest } from './voice-request.ts'

/** Reads at once all that a request is decided by; a customer who calls has a contact from then on. */
export async function readTurn(request: VoiceRequest): Promise<Turn> {
  const { org, asked, step, to, matter } = request
  if (matter === 'announcement') return readAnnouncement(request)
  const person = matter === 'out' ? userOf(org, asked.from) : to
  const number = numberOf(asked)
  const [call, user, house, contact] = await Promise.all([
    findCallOf(request, matter === 'out' ? asked.call : undefined),
    person === undefined ? undefined : findMember(org, person),
    matter === 'in' || goesOn(step ?? '', dialIn(asked)) ? readHouse(request) : undefined,
    matter === 'in' && isPhone(number)
      ? findOrCreateByNumber(request, number, { kind: 'call', detail: asked.to })
      : undefined,
  ])
  return { ...request, call, user, house, contact }
}

/** The call of whom we called, and what they hear. */
async function readAnnouncement(request: VoiceRequest): Promise<Turn> {
  const { org, asked, findListener } = request
  const [call, { name: dealership }, listener] = await Promise.all([
    findCallOfLeg(request, asked.parent ?? asked.sid),
    readOrganization(org),
    findListener(org),
  ])
  return { ...request, call, announced: { dealership, listener } }
}

/** The call of this leg, or the one that was recorded for it beforehand. */
const findCallOf = async (request: VoiceRequest, recorded: string | undefined) =>
  (await findCallOfLeg(request, request.asked.sid)) ??
  (recorded === undefined ? undefined : findCall(request, recorded))
