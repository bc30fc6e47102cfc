import published from './published.json' with { type: 'json' }
import { notFound, TwilioError } from './twilio-error.ts'

type Call = { type: string | null; params: string[]; required: string[]; query: string[]; status: number }

const FORM = 'application/x-www-form-urlencoded'
const plain = (status: number, query: string[] = []): Call => ({ type: null, params: [], required: [], query, status })
const ACCOUNT = '/api/2010-04-01/Accounts/{AccountSid}'
const MESSAGE = `${ACCOUNT}/Messages/{Sid}`
const DOCUMENTS = '/trusthub/v1/SupportingDocuments'
const PAGING = ['PageSize', 'Page', 'PageToken']

/** Calls beyond the published list, as twilio-oai describes them. */
const further: Record<string, Call> = {
  [`POST ${MESSAGE}.json`]: { type: FORM, params: ['Body', 'Status'], required: [], query: [], status: 200 },
  [`DELETE ${MESSAGE}.json`]: plain(204),
  [`GET ${MESSAGE}/Media.json`]: plain(200, ['DateCreated', 'DateCreated<', 'DateCreated>', ...PAGING]),
  [`GET ${ACCOUNT}/Calls.json`]: plain(200, [
    ...['To', 'From', 'ParentCallSid', 'Status', 'StartTime', 'StartTime<', 'StartTime>'],
    ...['EndTime', 'EndTime<', 'EndTime>'],
    ...PAGING,
  ]),
  [`GET ${ACCOUNT}/Calls/{CallSid}/Recordings.json`]: plain(200, PAGING),
  [`GET ${ACCOUNT}/Recordings.json`]: plain(200, ['CallSid', ...PAGING]),
  [`GET ${ACCOUNT}/Recordings/{Sid}.json`]: plain(200),
  [`DELETE ${ACCOUNT}/Recordings/{Sid}.json`]: plain(204),
  [`GET ${ACCOUNT}/Usage/Records/Daily.json`]: plain(200, [
    ...['Category', 'StartDate', 'EndDate', 'IncludeSubaccounts'],
    ...PAGING,
  ]),
  [`GET ${DOCUMENTS}`]: plain(200, PAGING),
  [`POST ${DOCUMENTS}/{Sid}`]: {
    type: FORM,
    params: ['Attributes', 'FriendlyName'],
    required: [],
    query: [],
    status: 200,
  },
}

const rows = Object.entries({ ...(published as Record<string, Call>), ...further }).map(([name, call]) => {
  const [method, path = ''] = name.split(' ')
  const pattern = path.replace(/[.]/g, '\\.').replace(/\{(\w+)\}/g, '(?<$1>[A-Za-z0-9]+)')
  return { name, method, call, pattern: new RegExp(`^${pattern}$`) }
})

/** The published call for a request; any other method or path is Twilio's 404. */
export function findCall(method: string, path: string) {
  for (const row of rows) {
    const match = row.method === method && row.pattern.exec(path)
    if (match) return { name: row.name, call: row.call, path: match.groups ?? {} }
  }
  throw notFound(path.replace(/^\/\w+/, ''))
}

/** Refuses a body type, a parameter or a query key that is not in the published list, and a missing required one. */
export function guardContract(call: Call, contentType: string, names: string[], query: URLSearchParams): void {
  if (call.type && names.length > 0 && contentType.split(';')[0] !== call.type) {
    throw new TwilioError(400, 20001, `This call takes ${call.type}, not ${contentType || 'a body without a type'}`)
  }
  const unknown = names.find((name) => !call.params.includes(name))
  if (unknown !== undefined) throw new TwilioError(400, 20001, `Unknown parameter ${unknown}`)
  const unknownQuery = [...query.keys()].find((name) => !call.query.includes(name))
  if (unknownQuery !== undefined) throw new TwilioError(400, 20001, `Unknown query parameter ${unknownQuery}`)
  const missing = call.required.find((name) => !names.includes(name) && !query.has(name))
  if (missing === 'To') throw new TwilioError(400, 21604, "A 'To' phone number is required.")
  if (missing !== undefined) throw new TwilioError(400, 20001, `Missing required parameter ${missing}`)
}
