import type { Registration } from '#contract/telephony/registration.ts'
import { listTeam } from '../../people/accounts/door.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { publicUrl } from '../../platform/environment.ts'
import { getConnection } from '../connections/get-connection.ts'
import { isSetUp, wayOf } from '../setup/account-steps.ts'
import { askForLook } from './ask-for-look.ts'
import { campaignWords, pageUrls } from './campaign-words.ts'
import type { RegistrationItem } from './entity.ts'
import { registrarAccount } from './registrar-account.ts'
import { fixedParts, hasTaxId, isNew, refusalsOf, stepStates } from './rules.ts'
import { claimLook, findRegistration } from './store.ts'

/** An open page asks for another look at most this often: the first steps take minutes, the others days, decided ones rarely change. */
const LOOK_EVERY_MS = { soon: 2_000, later: 60_000, decided: 3_600_000 }

/** A dealership's registration as entered and as decided so far. One that is under way is looked at again. */
export async function getRegistration(ctx: Pick<Ctx, 'org' | 'now'>): Promise<Registration> {
  const { org, now } = ctx
  const [item = NONE, { is_offered, phone }, known] = await Promise.all([
    findRegistration(org),
    offerOf(org),
    listKnown(org),
  ])
  const pace = item.state !== 'under_way' ? 'decided' : isNew(item.submitted_at, now) ? 'soon' : 'later'
  if (item.state !== 'draft' && (await claimLook(org, now, LOOK_EVERY_MS[pace]))) await askForLook(org)
  const pages = pageUrls(org, publicUrl())
  const legalName = item.legal_name ?? known.name
  const told = { name: known.name, legalName, phone, pages, publicUrl: publicUrl() }
  return {
    is_offered,
    state: item.state,
    form: {
      legal_name: legalName,
      has_tax_id: hasTaxId(item),
      tax_id_last4: item.tax_id_last4 ?? null,
      business_type: item.business_type ?? null,
      website: item.website ?? '',
      volume: item.volume ?? 'low',
      lends: item.lends ?? false,
      address: item.address ?? known.address,
      representative: item.representative ?? known.representative,
      campaign: item.campaign ?? campaignWords(told),
    },
    toll_free_number: item.toll_free_number ?? null,
    steps: stepStates(item),
    refusals: refusalsOf(item),
    fixed: fixedParts(item),
    pages: item.state === 'draft' ? null : pages,
  }
}

/** Before anything is entered. What is shown of one reads no other fields, and it is never written. */
const NONE = {
  state: 'draft',
  kinds: [],
  sids: {},
  done: {},
  refusals: {},
} as unknown as RegistrationItem

/** Registered are dealerships with an account of ours and a number. */
async function offerOf(org: OrgId) {
  const connection = await getConnection(org)
  const { phone = '' } = connection.senders
  const isOurs = wayOf(connection) === 'ours' && isSetUp(connection)
  return { is_offered: registrarAccount() !== undefined && isOurs && phone !== '', phone }
}

/** What is known of a dealership and its owner, to start the form with. */
async function listKnown(org: OrgId) {
  const [organization, team] = await Promise.all([readOrganization(org), listTeam(org)])
  const { name, address, city, state, zip_code, country } = organization
  const owner = team.find(({ role, suspended }) => role === 'owner' && !suspended)
  const region = state.trim().toUpperCase()
  return {
    name,
    address: {
      street: address,
      city,
      region: /^[A-Z]{2}$/.test(region) ? region : '',
      postal_code: zip_code,
      country: country === 'Canada' ? ('CA' as const) : ('US' as const),
    },
    representative: {
      first_name: owner?.first_name ?? '',
      last_name: owner?.last_name ?? '',
      email: owner?.email ?? '',
      phone_number: '',
      title: owner ? 'Owner' : '',
      position: 'CEO' as const,
    },
  }
}
