import type * as z from 'zod/mini'
import type { Scope } from './scopes.ts'
import type { Use } from './uses.ts'

/**
 * Who may call a row. `signed` is for Twilio: the signature proves the sender, there is no session and no CSRF token.
 * `visitor` is for customers: nobody is signed in, no cookie is read, so there is nothing that a forged call could use.
 */
export type Access = 'public' | 'visitor' | 'member' | 'manager' | 'owner' | 'admin' | 'signed'

/** What a body may hold in bytes where its row does not say: the longest message takes 10 kB when all of it is escaped. */
export const BODY_BYTES = 32 * 1024

export interface Row<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As API Gateway writes it, `{name}` for a parameter. */
  path: `/${string}`
  access: Access
  /** An API key with this scope may make the call as well; without one, only a signed-in person. */
  scope?: Scope
  /** The refusal's key for whose role is not enough, where it is not the usual one. */
  forbidden?: 'assigning_forbidden'
  uses: readonly Use[]
  /** Open browsers call it again and again, or it is what people do all day: it may take more of the API than others. */
  isBusy?: true
  params?: Params
  query?: Query
  body?: Body
  /** The body may also be a form (multipart/form-data) with a file, its field `file`. */
  takesFile?: true
  /** The most that the body may hold, in bytes; BODY_BYTES where it is absent. */
  bodyBytes?: number
  output: Output
  /**
   * How the answer leaves, beside plain JSON: `etag` answers 304 where nothing changed, `redirect` sends the browser to
   * the output's `location`, `empty` is a 204, `twiml` is the output's `twiml`, an empty document where it
   * has none, `csv` is a file to download, or plain JSON where the output has no `csv`,
   * `html` and `xml` are the output's `body` with its `status`, told by their ETag as well.
   */
  answers?: 'json' | 'etag' | 'redirect' | 'empty' | 'twiml' | 'csv' | 'html' | 'xml'
  /**
   * The call begins, renews or ends a session: the handler returns `tokens`, the door turns them into cookies.
   * `keeps` only brings a new CSRF token for the session there is.
   */
  session?: 'starts' | 'renews' | 'ends' | 'keeps'
  /** The call reads the marks that our calls have left in this browser, and may leave new ones (`marks`). */
  marks?: true
}

/** An area's rows, by the function that answers them and their names. */
export type Routes = Record<string, Record<string, Row>>

/** A row of the route table, with its schemas' types kept. */
export const route = <const R extends Row>(row: R): R => row

type Params<R> = R extends { params: infer S extends z.ZodMiniType } ? { params: z.input<S> } : { params?: undefined }
type Query<R> = R extends { query: infer S extends z.ZodMiniType } ? { query?: z.input<S> } : { query?: undefined }
type Body<R> = R extends { body: infer S extends z.ZodMiniType } ? { body: z.input<S> } : { body?: undefined }

/** What a row is called with. */
export type Input<R extends Row> = Params<R> & Query<R> & Body<R>
/** What a row answers. */
export type Output<R extends Row> = z.output<R['output']>
/** What a function that calls rows takes after the row: nothing where the row needs nothing. */
export type Arguments<R extends Row> = Record<string, never> extends Input<R> ? [input?: Input<R>] : [input: Input<R>]

/** How a row may be asked for: a page also for its headers alone, as messengers and link checkers do. */
export const methodsOf = ({ method, answers }: Pick<Row, 'method' | 'answers'>) =>
  answers === 'html' || answers === 'xml' ? ([method, 'HEAD'] as const) : ([method] as const)

/** A row's path with its parameters filled in. */
export const pathOf = (row: Pick<Row, 'path'>, params: Record<string, string> = {}): string =>
  row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
