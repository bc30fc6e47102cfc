import type * as z from 'zod/mini'
import type { Language } from '#contract/language.ts'
import type { Page } from '#contract/platform/page.ts'
import { methodsOf, type Row } from '#contract/route.ts'
import { refuseOrganization } from './core/people/audit/refuse-organization.ts'
import { readSession } from './core/people/sessions/read-session.ts'
import type { Ctx, Guest } from './core/platform/ctx.ts'
import { AppError, notFound, unauthenticated } from './core/platform/errors.ts'
import { answerError } from './serve/answer-error.ts'
import { answerOutput, asPage } from './serve/answer-output.ts'
import { type Marks, markCookies, readMarks } from './serve/browser-marks.ts'
import { ctxOf, ctxOfKey, isWithoutSession, needsCaller, type Reader } from './serve/caller.ts'
import { compress } from './serve/compress.ts'
import { csrfTokenFor, isOwnOrigin, isOwnPage, renewedCsrfToken } from './serve/csrf.ts'
import {
  type Answer,
  type Event,
  isFromEdge,
  readAddress,
  readKey,
  readLanguage,
  readRow,
  withOwnRoute,
} from './serve/event.ts'
import type { SentFile } from './serve/read-file.ts'
import type { Form } from './serve/read-form.ts'
import { namedOrganization, readInput } from './serve/read-input.ts'
import {
  type HeldTokens,
  noSessionCookies,
  readTokens,
  type SessionTokens,
  sessionCookies,
  xsrfCookie,
} from './serve/session-cookies.ts'

type Parsed<R, Part extends string> = R extends { [P in Part]: infer S extends z.ZodMiniType } ? z.output<S> : undefined
type Given<R extends Row> = {
  params: Parsed<R, 'params'>
  query: Parsed<R, 'query'>
  headers: Parsed<R, 'headers'>
} & (R extends { takesFile: true }
  ? { body: Parsed<R, 'body'>; file?: undefined } | { body?: undefined; file: SentFile }
  : R extends { takesXml: true }
    ? { body: Parsed<R, 'body'>; xml?: undefined } | { body?: undefined; xml: string }
    : { body: Parsed<R, 'body'> }) &
  (R extends {
    access: 'signed'
  }
    ? { form: () => Form; signature: string; url: string }
    : unknown) &
  (R extends { takesText: true } ? { text: string } : unknown) &
  (R extends { session: 'starts' | 'renews' | 'ends' | 'reads' } ? { held: HeldTokens } : unknown) &
  (R extends { marks: true } ? { marks: Marks } : unknown)
type Result<R extends Row> = Answered<R> & (R extends { marks: true } ? { marks?: Marks } : unknown)
type Answered<R extends Row> = R extends { session: 'renews' }
  ? z.input<R['output']> & { tokens: SessionTokens }
  : R extends { session: 'starts' }
    ? z.input<R['output']> & { tokens?: SessionTokens }
    : undefined extends z.input<R['output']>
      ? // biome-ignore lint/suspicious/noConfusingVoidType: this is a return type, named; a use case that returns nothing fits
        void
      : z.input<R['output']>

/** A row's implementation: takes its parsed input and the caller, returns what its output schema accepts. */
type Handler<R extends Row> = (
  input: Given<R>,
  ctx: R extends { access: 'public' | 'visitor' | 'signed' } ? Guest : Ctx,
) => Result<R> | Promise<Result<R>>
type Handlers<Rows extends Record<string, Row>> = { [Name in keyof Rows]: Handler<Rows[Name]> }

/**
 * The Lambda handler for these rows: one handler a row, none missing and none over. Rows that answer with pages tell a
 * failure by `failurePage`, all others as JSON.
 */
export function serve<const Rows extends Record<string, Row>>(
  rows: Rows,
  handlers: Handlers<NoInfer<Rows>>,
  failurePage?: FailurePage<keyof Rows>,
) {
  const calls = new Map<string, { name: keyof Rows; row: Row; handler: (input: object, ctx: Guest) => unknown }>(
    Object.entries(rows).flatMap(([name, row]) => {
      const call = { name: name as keyof Rows, row, handler: handlers[name] as (input: object, ctx: Guest) => unknown }
      return methodsOf(row).map((method) => [`${method} ${row.path}`, call] as const)
    }),
  )

  const answer = async (event: Event): Promise<Answer> => {
    const reader: Reader = { language: readLanguage(event) }
    try {
      if (!isFromEdge(event)) throw new AppError('not_from_site')
      const call = calls.get(readRow(event))
      if (!call) throw notFound()
      return await answerCall(call.row, call.handler, event, reader)
    } catch (error) {
      const { language = 'en' } = reader
      const refusal = answerError(error, event, language)
      if (!failurePage) return refusal
      const query = event.queryStringParameters ?? {}
      const asked = { name: calls.get(readRow(event))?.name, query, language }
      return tellOnPage(refusal, failurePage(refusal.statusCode ?? 500, asked))
    }
  }
  return async (given: Event): Promise<Answer> => {
    const event = withOwnRoute(given, Object.values(rows))
    const whole = compress(await answer(event), event)
    return event.requestContext.http.method === 'HEAD' ? { ...whole, body: '' } : whole
  }
}

/** Renders the error page of rows that respond with pages, given the status, and the row with its query. */
type FailurePage<Name> = (
  status: number,
  asked: { name?: Name; query: Record<string, string | undefined>; language: Language },
) => z.output<typeof Page>

/** The refusal's own headers stay: nobody keeps it, and it says when to try again. */
function tellOnPage({ headers }: Answer, told: z.output<typeof Page>): Answer {
  const page = asPage(told)
  const { 'content-type': _, ...refusal } = headers ?? {}
  return { ...page, headers: { ...page.headers, ...refusal } }
}

async function answerCall(
  row: Row,
  handler: (input: object, ctx: Guest) => unknown,
  event: Event,
  reader: Reader,
): Promise<Answer> {
  const { requestContext } = event
  const now = new Date(requestContext.timeEpoch)
  const guest: Guest = {
    now,
    requestId: requestContext.requestId,
    address: readAddress(event),
    language: reader.language ?? 'en',
    agent: event.headers['user-agent'] ?? '',
  }
  if (isWithoutSession(row.access)) return answerOutput(row, await handler(await readInput(row, event), guest), event)

  const key = needsCaller(row.access) ? readKey(event) : undefined
  // No cookie is read beside a key, so there is nothing that a forged call could use.
  if (key !== undefined && needsCaller(row.access)) {
    const ctx = await ofOwn(await ctxOfKey(guest, key, { ...row, access: row.access }), row, event)
    return answerOutput(row, await handler(await readInput(row, event), ctx), event)
  }

  const held = readTokens(event)
  const session = await readSession(held.access)
  if (row.method !== 'GET' && !isOwnPage(event, session?.origin_jti ?? '')) {
    // Nothing can be forged in the name of nobody: who is not signed in is told that first.
    if (row.session === 'renews' ? !held.refresh : needsCaller(row.access) && !session) throw unauthenticated()
    return refuse(event, session?.origin_jti ?? '', guest.language)
  }
  const ctx = needsCaller(row.access)
    ? await ofOwn(await ctxOf(guest, session, { ...row, access: row.access }, reader), row, event)
    : guest

  const result = await handler({ ...(await readInput(row, event)), held, marks: readMarks(event) }, ctx)
  const answer = answerOutput(row, result, event)
  const cookies = cookiesAfter(row, result, event, session?.origin_jti ?? '')
  return cookies.length > 0 ? { ...answer, cookies } : answer
}

/** The caller says whose dealership it is, no body does: only system administrators name one, where the row takes it. */
async function ofOwn(ctx: Ctx, row: Row, event: Event): Promise<Ctx> {
  const named = ctx.caller.isSystemAdmin ? undefined : namedOrganization(row, event)
  if (named !== undefined) throw await refuseOrganization(ctx, named)
  return ctx
}

/** A page of ours that is out of date gets the token it lacks along with the refusal; another origin gets none. */
function refuse(event: Event, session: string, language: Language): Answer {
  const refusal = answerError(new AppError('page_outdated'), event, language)
  return isOwnOrigin(event) ? { ...refusal, cookies: [xsrfCookie(csrfTokenFor(session))] } : refusal
}

function cookiesAfter(row: Row, result: unknown, event: Event, session: string): string[] {
  const left = row.marks ? markCookies((result as { marks?: Marks }).marks) : []
  return [...left, ...sessionCookiesAfter(row, result, event, session)]
}

/** Whatever begins or ends a session brings the CSRF token of what is then, in the same answer. */
function sessionCookiesAfter({ session: change }: Row, result: unknown, event: Event, session: string): string[] {
  if (!change || change === 'reads') return []
  if (change === 'ends') return [...noSessionCookies(), xsrfCookie(csrfTokenFor(''))]
  if (change === 'keeps') return [xsrfCookie(renewedCsrfToken(event, session))]
  const { tokens } = result as { tokens?: SessionTokens }
  if (!tokens) return []
  return [...sessionCookies(tokens), xsrfCookie(csrfTokenFor(tokens.session))]
}
