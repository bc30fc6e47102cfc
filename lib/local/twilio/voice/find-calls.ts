import type { Account, Resource } from '../records.ts'
import type { Simulator } from '../simulator.ts'
import { notFound } from '../twilio-error.ts'

export function findCall({ store }: Simulator, account: Account, sid = ''): Resource {
  const call = store.get('call', sid)
  if (call?.account_sid !== account.account_sid) throw notFound(`/Calls/${sid}.json`)
  return call
}

/** GET Calls: newest first, filtered as requested. */
export function findCalls({ store }: Simulator, { account_sid }: Account, query: URLSearchParams): Resource[] {
  const asked = [
    ['To', 'to'],
    ['From', 'from'],
    ['ParentCallSid', 'parent_call_sid'],
    ['Status', 'status'],
  ] as const
  return store
    .all('call')
    .filter((call) => call.account_sid === account_sid)
    .filter((call) => asked.every(([name, field]) => !query.get(name) || call[field] === query.get(name)))
    .filter(({ start_time }) => isWithin(Date.parse(String(start_time)), query))
    .reverse()
}

function isWithin(time: number, query: URLSearchParams): boolean {
  const [after, before] = [query.get('StartTime>'), query.get('StartTime<')]
  return (!after || time >= Date.parse(after)) && (!before || time <= Date.parse(before))
}
