import { timingSafeEqual } from 'node:crypto'
import type { Account } from './records.ts'
import type { Store } from './store.ts'
import { TwilioError } from './twilio-error.ts'

const refused = () => new TwilioError(401, 20003, 'Authenticate')

/** The account of a Basic header: its sid with the auth token, or its key with the secret (which reads no Accounts). */
export function authenticate(
  store: Store,
  header: string | undefined,
  path: Record<string, string>,
  callName: string,
): Account {
  const [user = '', password = ''] = splitOnce(Buffer.from(header?.replace(/^Basic /i, '') ?? '', 'base64').toString())
  if (!user) throw refused()
  const account = store.all('account').find(({ account_sid, api_key }) => user === account_sid || user === api_key)
  const isKey = account?.api_key === user
  if (!account || !isEqual(password, isKey ? account.api_secret : account.auth_token)) throw refused()
  if ((account.status ?? 'active') !== 'active') throw refused()
  if (isKey && callName.endsWith('/Accounts/{Sid}.json')) throw refused()
  const named = callName.endsWith('/Accounts/{Sid}.json') ? path.Sid : path.AccountSid
  if (named === undefined || named === account.account_sid) return account
  // A parent's credentials reach its subaccounts, in the 2010 API alone.
  const subaccount = store.get('account', named)
  if (subaccount?.owner !== account.account_sid) throw refused()
  return subaccount
}

function splitOnce(pair: string): [string, string] {
  const colon = pair.indexOf(':')
  return colon < 0 ? [pair, ''] : [pair.slice(0, colon), pair.slice(colon + 1)]
}

const isEqual = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
