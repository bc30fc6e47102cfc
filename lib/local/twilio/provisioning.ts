import { rfc2822 } from './dates.ts'
import { matchNumbers, priceList } from './number-stock.ts'
import { listOf, metaListOf } from './page.ts'
import type { Account, Resource } from './records.ts'
import { renderAccount } from './render-account.ts'
import { applicationOf, memberOf, numberOf, serviceOf } from './resources.ts'
import { hex32, newSid } from './sid.ts'
import type { Handler, Request, Simulator } from './simulator.ts'
import { notFound, TwilioError } from './twilio-error.ts'
import { updateResource } from './update-resource.ts'

const V2010 = '/api/2010-04-01/Accounts/{AccountSid}'
const SERVICES = '/messaging/v1/Services'
/** Of one parent account. */
const MOST_SUBACCOUNTS = 1000

/** Calls that open accounts and buy numbers. */
export const provisioning: Record<string, Handler> = {
  'POST /api/2010-04-01/Accounts.json': openSubaccount,
  'GET /api/2010-04-01/Accounts.json': (sim, { account, query }) => {
    const named = query.get('FriendlyName')
    const status = query.get('Status')
    const found = sim.store
      .all('account')
      .filter(({ owner, account_sid }) => owner === account.account_sid || account_sid === account.account_sid)
      .filter(({ friendly_name }) => !named || friendly_name === named)
      .filter((one) => !status || statusOf(one) === status)
    return listOf('accounts', '/2010-04-01/Accounts.json', found.map(renderAccount), query)
  },
  'POST /api/2010-04-01/Accounts/{Sid}.json': (sim, { account, form }) => {
    const status = form.get('Status')
    if (statusOf(account) === 'closed') throw new TwilioError(400, 20001, 'A closed account can not be changed')
    return renderAccount(
      sim.store.update('account', account.account_sid, {
        ...(form.get('FriendlyName') && { friendly_name: form.get('FriendlyName') ?? '' }),
        ...(status && { status: status as Account['status'] }),
      }),
    )
  },

  [`POST ${V2010}/Keys.json`]: (sim, { account, form }) => {
    const secret = hex32()
    const now = rfc2822(sim.now())
    const key = {
      sid: newSid('SK'),
      friendly_name: form.get('FriendlyName') ?? '',
      date_created: now,
      date_updated: now,
    }
    sim.store.put('key', key.sid, { ...key, account_sid: account.account_sid })
    sim.store.update('account', account.account_sid, { api_key: key.sid, api_secret: secret })
    return { ...key, secret }
  },
  [`GET ${V2010}/Keys.json`]: (sim, { account, query }) =>
    listOf('keys', pathOf(account, 'Keys'), ownedBy(sim, 'key', account), query),
  [`DELETE ${V2010}/Keys/{Sid}.json`]: (sim, request) => sim.store.remove('key', owned(sim, 'key', request).sid),

  [`GET ${V2010}/Applications.json`]: (sim, { account, query }) => {
    const named = query.get('FriendlyName')
    const found = ownedBy(sim, 'application', account).filter((one) => !named || one.friendly_name === named)
    return listOf('applications', pathOf(account, 'Applications'), found, query)
  },
  [`POST ${V2010}/Applications.json`]: (sim, { account, form }) => {
    const twiml_app_sid = newSid('AP')
    const owner = sim.store.update('account', account.account_sid, { twiml_app_sid })
    const application = sim.store.put('application', twiml_app_sid, applicationOf(owner, sim.now()))
    return updateResource(sim, 'application', application, form)
  },

  [`GET ${SERVICES}`]: (sim, { account, query }) =>
    metaListOf('services', 'https://messaging.twilio.com/v1/Services', ownedBy(sim, 'service', account), query),
  [`POST ${SERVICES}`]: (sim, { account, form }) => {
    const messaging_service_sid = newSid('MG')
    const owner = sim.store.update('account', account.account_sid, { messaging_service_sid })
    const service = sim.store.put('service', messaging_service_sid, serviceOf(owner, sim.now()))
    return updateResource(sim, 'service', service, form)
  },
  [`GET ${SERVICES}/{ServiceSid}/PhoneNumbers`]: (sim, { account, path, query }) => {
    const members = ownedBy(sim, 'number', account).filter((one) => one.messaging_service_sid === path.ServiceSid)
    const url = `https://messaging.twilio.com/v1/Services/${path.ServiceSid}/PhoneNumbers`
    return metaListOf(
      'phone_numbers',
      url,
      members.map((one) => memberOf(one, path.ServiceSid ?? '')),
      query,
    )
  },
  [`POST ${SERVICES}/{ServiceSid}/PhoneNumbers`]: (sim, { account, path, form }) => {
    const service = sim.store.get('service', path.ServiceSid ?? '')
    if (service?.account_sid !== account.account_sid) throw notFound(`/Services/${path.ServiceSid}`)
    const number = sim.store.get('number', form.get('PhoneNumberSid') ?? '')
    if (number?.account_sid !== account.account_sid)
      throw new TwilioError(400, 21701, 'The Phone Number does not belong to this account')
    if (number.messaging_service_sid)
      throw new TwilioError(409, 21710, 'Phone Number is already in a Messaging Service')
    return memberOf(sim.store.update('number', number.sid, { messaging_service_sid: service.sid }), service.sid)
  },

  ...Object.fromEntries(
    (['Local', 'TollFree', 'Mobile'] as const).map((type): [string, Handler] => [
      `GET ${V2010}/AvailablePhoneNumbers/{CountryCode}/${type}.json`,
      (sim, { account, path, query }) => ({
        available_phone_numbers: matchNumbers(sim, path.CountryCode ?? '', type, query),
        uri: pathOf(account, `AvailablePhoneNumbers/${path.CountryCode}/${type}`),
      }),
    ]),
  ),
  [`POST ${V2010}/IncomingPhoneNumbers.json`]: buyNumber,
  [`DELETE ${V2010}/IncomingPhoneNumbers/{Sid}.json`]: releaseNumber,
  'GET /pricing/v1/PhoneNumbers/Countries/{IsoCountry}': (_, { path }) => priceList(path.IsoCountry ?? ''),
}

const statusOf = ({ status = 'active' }: Account) => status

function openSubaccount(sim: Simulator, { account, form }: Request) {
  const siblings = sim.store.all('account').filter(({ owner }) => owner === account.account_sid)
  if (account.owner) throw new TwilioError(403, 20008, 'Subaccounts can not have subaccounts')
  if (siblings.length >= MOST_SUBACCOUNTS)
    throw new TwilioError(400, 21480, 'Account has reached the maximum number of subaccounts')
  const friendly_name = form.get('FriendlyName') || `SubAccount Created at ${new Date(sim.now()).toISOString()}`
  const opened: Account = {
    account_sid: newSid('AC'),
    auth_token: hex32(),
    friendly_name,
    owner: account.account_sid,
    status: 'active',
    phone_number: '',
    whatsapp_from: '',
    messaging_service_sid: '',
    api_key: '',
    api_secret: '',
    twiml_app_sid: '',
  }
  return renderAccount(sim.store.put('account', opened.account_sid, opened))
}

function buyNumber(sim: Simulator, { account, form }: Request) {
  const phone_number = form.get('PhoneNumber') ?? ''
  if (!phone_number) throw new TwilioError(400, 21421, 'PhoneNumber is not valid')
  if (sim.store.all('number').some((one) => one.phone_number === phone_number))
    throw new TwilioError(400, 21422, `${phone_number} is not available`)
  if (phone_number.startsWith('+52'))
    throw new TwilioError(400, 21649, 'Phone Number Requires a Bundle but the Bundle Sid is empty')
  const number = numberOf({ ...account, phone_number }, sim.now())
  sim.store.put('number', number.sid, number)
  if (!account.phone_number) sim.store.update('account', account.account_sid, { phone_number })
  return updateResource(sim, 'number', number, form)
}

function releaseNumber(sim: Simulator, request: Request) {
  const { account } = request
  const { sid, phone_number } = owned(sim, 'number', request)
  sim.store.remove('number', sid)
  if (account.phone_number !== phone_number) return
  const next = ownedBy(sim, 'number', account)[0]
  sim.store.update('account', account.account_sid, { phone_number: String(next?.phone_number ?? '') })
}

type Owned = 'number' | 'service' | 'sender' | 'application' | 'content' | 'key'

export const pathOf = ({ account_sid }: Account, rest: string) => `/2010-04-01/Accounts/${account_sid}/${rest}.json`

export const ownedBy = (sim: Simulator, kind: Owned, { account_sid }: Account): Resource[] =>
  sim.store.all(kind).filter((resource) => resource.account_sid === account_sid)

export function owned(sim: Simulator, kind: Owned, { account, path }: Request): Resource {
  const resource = sim.store.get(kind, path.Sid ?? '')
  if (resource?.account_sid !== account.account_sid) throw notFound(`/${path.Sid}`)
  return resource
}
