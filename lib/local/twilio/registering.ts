import { type BundleKind, bundleOf, evaluate, OWNER, TRUSTHUB } from './bundles.ts'
import { isoSeconds, rfc2822 } from './dates.ts'
import { listOf, metaListOf } from './page.ts'
import { pathOf } from './provisioning.ts'
import type { Account, Resource, Tables } from './records.ts'
import { nextUpdate, startReview } from './reviews.ts'
import { newSid } from './sid.ts'
import type { Handler, Request, Simulator } from './simulator.ts'
import { notFound, TwilioError } from './twilio-error.ts'

type Kind = 'address' | 'bundle' | 'end_user' | 'document' | 'assignment' | 'brand' | 'campaign' | 'toll_free'

export const ofAccount = (sim: Simulator, kind: Kind, { account_sid }: Account): Resource[] =>
  sim.store.all(kind).filter((one) => one.account_sid === account_sid)

export function findOwn(sim: Simulator, kind: Kind, { account_sid }: Account, sid = ''): Resource {
  const found = sim.store.get(kind, sid)
  if (found?.account_sid !== account_sid) throw notFound(`/${sid}`)
  return found
}

/** A bundle that is with the reviewers, or approved. */
export const isSubmitted = ({ status }: Resource) => ['in-review', 'twilio-approved'].includes(String(status))

const V2010 = '/api/2010-04-01/Accounts/{AccountSid}'

/** Calls about who a business is: addresses, people, papers, and the bundles that hold them. */
export const registering: Record<string, Handler> = {
  [`POST ${V2010}/Addresses.json`]: (sim, { account, form }) => {
    const sid = newSid('AD')
    const now = rfc2822(sim.now())
    return sim.store.put('address', sid, {
      sid,
      account_sid: account.account_sid,
      ...addressFields(form),
      date_created: now,
      date_updated: now,
      emergency_enabled: false,
      validated: false,
      verified: false,
      uri: pathOf(account, `Addresses/${sid}`),
    })
  },
  [`GET ${V2010}/Addresses.json`]: (sim, { account, query }) => {
    const named = query.get('FriendlyName')
    const country = query.get('IsoCountry')
    const found = ofAccount(sim, 'address', account)
      .filter((one) => !named || one.friendly_name === named)
      .filter((one) => !country || one.iso_country === country)
    return listOf('addresses', pathOf(account, 'Addresses'), found, query)
  },
  [`POST ${V2010}/Addresses/{Sid}.json`]: (sim, { account, path, form }) => {
    const { sid, ...known } = findOwn(sim, 'address', account, path.Sid)
    const given = Object.entries(addressFields(form)).filter(([, value]) => value !== null)
    return sim.store.update('address', sid, {
      ...known,
      ...Object.fromEntries(given),
      date_updated: rfc2822(sim.now()),
    })
  },

  ...bundles('CustomerProfiles', 'profile'),
  ...bundles('TrustProducts', 'messaging'),
  ...parts('EndUsers', 'end_user', 'IT', {}),
  ...parts('SupportingDocuments', 'document', 'RD', { status: 'DRAFT', mime_type: null }),
}

const addressFields = (form: URLSearchParams) => ({
  city: form.get('City'),
  customer_name: form.get('CustomerName'),
  friendly_name: form.get('FriendlyName'),
  iso_country: form.get('IsoCountry'),
  postal_code: form.get('PostalCode'),
  region: form.get('Region'),
  street: form.get('Street'),
  street_secondary: form.get('StreetSecondary'),
})

function bundles(kind: BundleKind, reviewed: 'profile' | 'messaging'): Record<string, Handler> {
  const path = `/trusthub/v1/${kind}`
  const sidName = `${kind.slice(0, -1)}Sid`
  const own = (sim: Simulator, { account, path: { Sid, [sidName]: ofPart } }: Request) =>
    findOwn(sim, 'bundle', account, Sid ?? ofPart)
  const isOfKind = ({ url }: Resource) => String(url).includes(`/${kind}/`)
  return {
    [`POST ${path}`]: (sim, request) => {
      const bundle = bundleOf(request, kind, sim.now())
      return sim.store.put('bundle', bundle.sid, bundle)
    },
    [`GET ${path}`]: (sim, { account, query }) => {
      const found = ofAccount(sim, 'bundle', account)
        .filter(isOfKind)
        .filter((one) => !query.get('FriendlyName') || one.friendly_name === query.get('FriendlyName'))
        .filter((one) => !query.get('PolicySid') || one.policy_sid === query.get('PolicySid'))
      return metaListOf('results', `${TRUSTHUB}/${kind}`, found, query)
    },
    [`GET ${path}/{Sid}`]: own,
    [`POST ${path}/{Sid}`]: (sim, request) => {
      const bundle = own(sim, request)
      if (request.form.get('Status') !== 'pending-review') return bundle
      if (evaluate(sim, kind, bundle).status === 'noncompliant')
        throw new TwilioError(400, 22211, 'The bundle is not compliant and can not be submitted.')
      return startReview(sim, reviewed, bundle)
    },
    [`POST ${path}/{${sidName}}/EntityAssignments`]: (sim, request) => {
      const bundle = own(sim, request)
      const object_sid = request.form.get('ObjectSid') ?? ''
      const taken = ofAccount(sim, 'assignment', request.account).some(
        (one) => one[OWNER[kind]] === bundle.sid && one.object_sid === object_sid,
      )
      if (taken) throw new TwilioError(400, 20409, 'The object is already assigned.')
      const sid = newSid('BV')
      return sim.store.put('assignment', sid, {
        sid,
        [OWNER[kind]]: bundle.sid,
        account_sid: bundle.account_sid,
        object_sid,
        date_created: isoSeconds(sim.now()),
        url: `${TRUSTHUB}/${kind}/${bundle.sid}/EntityAssignments/${sid}`,
      })
    },
    [`GET ${path}/{${sidName}}/EntityAssignments`]: (sim, request) => {
      const { sid } = own(sim, request)
      const found = ofAccount(sim, 'assignment', request.account).filter((one) => one[OWNER[kind]] === sid)
      return metaListOf('results', `${TRUSTHUB}/${kind}/${sid}/EntityAssignments`, found, request.query)
    },
    [`POST ${path}/{${sidName}}/Evaluations`]: (sim, request) => {
      const bundle = own(sim, request)
      const sid = newSid('EL')
      return {
        sid,
        account_sid: bundle.account_sid,
        policy_sid: request.form.get('PolicySid'),
        [OWNER[kind]]: bundle.sid,
        date_created: isoSeconds(sim.now()),
        url: `${TRUSTHUB}/${kind}/${bundle.sid}/Evaluations/${sid}`,
        ...evaluate(sim, kind, bundle),
      }
    },
  }
}

function parts(
  name: string,
  kind: 'end_user' | 'document',
  prefix: string,
  more: Record<string, unknown>,
): Record<string, Handler> {
  const path = `/trusthub/v1/${name}`
  return {
    [`POST ${path}`]: (sim, { account, form }) => {
      const sid = newSid(prefix)
      const now = isoSeconds(sim.now())
      return sim.store.put(kind, sid, {
        ...more,
        sid,
        account_sid: account.account_sid,
        friendly_name: form.get('FriendlyName') ?? '',
        type: form.get('Type') ?? '',
        attributes: attributesOf(form),
        date_created: now,
        date_updated: now,
        url: `${TRUSTHUB}/${name}/${sid}`,
      })
    },
    [`GET ${path}`]: (sim, { account, query }) =>
      metaListOf('results', `${TRUSTHUB}/${name}`, ofAccount(sim, kind, account), query),
    [`GET ${path}/{Sid}`]: (sim, { account, path: { Sid } }) => findOwn(sim, kind, account, Sid),
    [`POST ${path}/{Sid}`]: (sim, { account, path: { Sid }, form }) => {
      const known = findOwn(sim, kind, account, Sid)
      const attributes = form.has('Attributes') ? attributesOf(form) : known.attributes
      const change = { attributes, date_updated: nextUpdate(sim, known) }
      return sim.store.update(kind, known.sid, change as Partial<Tables[typeof kind]>)
    },
  }
}

function attributesOf(form: URLSearchParams): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(form.get('Attributes') || '{}')
    if (typeof read === 'object' && read !== null) return read as Record<string, unknown>
  } catch {
    // Refused below, like text in place of an object: attributes encoded twice.
  }
  throw new TwilioError(400, 20001, 'Attributes is not a JSON object')
}
