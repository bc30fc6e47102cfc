import type * as z from 'zod/mini'
import type { Right } from './rights.ts'
import type { Scope } from './scopes.ts'
import type { Use } from './uses.ts'

/**
 * The access level of a row. `signed` is for Twilio: the signature proves the sender, there is no session and no CSRF
 * token. `visitor` is for customers: no one is signed in and no cookie is read, so a forged call gains nothing.
 */
export type Access = 'public' | 'visitor' | 'member' | 'manager' | 'owner' | 'admin' | 'signed'

/** The default limit of a body in bytes: the longest message takes 10 kB with all of it escaped. */
export const BODY_BYTES = 32 * 1024

export interface Row<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** In API Gateway's format, `{name}` for a parameter. */
  path: `/${string}`
  access: Access
  /** What the caller's role must allow. Managers' rows all say one, so that a role of the dealership's own may give it. */
  right?: Right
  /** It shows or sends out what any customer says, so the caller must be allowed to see them all as well. */
  seesAll?: true
  /** API keys with this scope may make the call as well; without one, only a signed-in person. */
  scope?: Scope
  /** The refusal's key for an insufficient role, if not the usual one. */
  forbidden?: 'assigning_forbidden'
  uses: readonly Use[]
  /** Open browsers call it repeatedly, or people use it all day: it may take a larger share of the API than others. */
  isBusy?: true
  /** Said as a page is left: the browser brings it although the page is gone. Its body is small. */
  outlivesPage?: true
  params?: Params
  query?: Query
  body?: Body
  /** Request headers that the handler reads, in lower case; for rows without a session. */
  headers?: z.ZodMiniType
  /** The body may also be a form (multipart/form-data) with a file in the field `file`. */
  takesFile?: true
  /** The body may also be an XML document, which the handler reads itself. */
  takesXml?: true
  /** The handler gets the body as it came (`text`), as a signature over it needs. */
  takesText?: true
  /** The maximum size of the body in bytes; default BODY_BYTES. */
  bodyBytes?: number
  output: Output
  /**
   * The format of the response, other than plain JSON: `etag` returns 304 if nothing changed, `redirect` sends the
   * browser to the output's `location`, `empty` is a 204, `twiml` is the output's `twiml`, or an empty document without
   * one, `script` is JavaScript, `text` the output's `text` as it is, `csv` is a file to download, or plain JSON if the output has no `csv`, `ics` is a calendar, `jpeg` a
   * picture in base64 that never changes under its URL, `html` and `xml` are the output's
   * `body` with its `status`, also with an ETag.
   */
  answers?:
    | 'json'
    | 'etag'
    | 'redirect'
    | 'empty'
    | 'text'
    | 'twiml'
    | 'csv'
    | 'ics'
    | 'jpeg'
    | 'html'
    | 'xml'
    | 'script'
  /**
   * The call starts, renews or ends a session: the handler returns `tokens`, which the door turns into cookies; one that
   * starts may need a second step first, and returns none. `keeps`
   * only issues a new CSRF token for the current session, `reads` only gives the handler the tokens (`held`).
   */
  session?: 'starts' | 'renews' | 'ends' | 'keeps' | 'reads'
  /** The call reads the marks that our calls have left in this browser, and may leave new ones (`marks`). */
  marks?: true
  /** Works while the dealership is only read, as after its plan: it reads, stops something, or is the person's own. */
  whileReadOnly?: true
  /** People who must still set up two-step login, as their dealership demands, may make the call. */
  beforeTwoStep?: true
}

/** An area's rows, by the function that serves them and their names. */
export type Routes = Record<string, Record<string, Row>>

/** A row of the route table, with its schemas' types kept. One for managers states its right. */
export const route = <const R extends Row>(row: R & (R['access'] extends 'manager' ? { right: Right } : unknown)): R =>
  row

type Params<R> = R extends { params: infer S extends z.ZodMiniType } ? { params: z.input<S> } : { params?: undefined }
type Query<R> = R extends { query: infer S extends z.ZodMiniType } ? { query?: z.input<S> } : { query?: undefined }
type Body<R> = R extends { body: infer S extends z.ZodMiniType } ? { body: z.input<S> } : { body?: undefined }

export type Input<R extends Row> = Params<R> & Query<R> & Body<R>
export type Output<R extends Row> = z.output<R['output']>
/** The arguments after the row for a function that calls rows: none if the row needs no input. */
export type Arguments<R extends Row> = Record<string, never> extends Input<R> ? [input?: Input<R>] : [input: Input<R>]

/** Also asked by HEAD: pages by messengers and link checkers, calendars by their apps. */
const WITH_HEAD: readonly Row['answers'][] = ['html', 'xml', 'ics']

/** The HTTP methods of a row. */
export const methodsOf = ({ method, answers }: Pick<Row, 'method' | 'answers'>) =>
  method === 'GET' && WITH_HEAD.includes(answers) ? ([method, 'HEAD'] as const) : ([method] as const)

/** A row's path with its parameters filled in. */
export const pathOf = (row: Pick<Row, 'path'>, params: Record<string, string> = {}): string =>
  row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
