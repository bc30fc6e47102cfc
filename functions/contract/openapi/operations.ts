import type { Row } from '#contract/route.ts'
import { type FunctionName, routes } from '#contract/routes.ts'
import type { Topic } from '#contract/scope.ts'
import { type Scope, TOPICS } from '#contract/scopes.ts'
import type { Sentence } from '#contract/words.ts'

type Rows = typeof routes
/** The names of a function's rows that a key may call. */
type Callable<F extends FunctionName> = {
  [Name in keyof Rows[F] & string]: Rows[F][Name] extends { scope: string } ? Name : never
}[keyof Rows[F] & string]
type Told = { [F in FunctionName as Callable<F> extends never ? never : F]: Record<Callable<F>, Sentence> }

/** A row that a key may call and that has no words in its area's `scopes.ts` does not compile. */
const topics: { [F in keyof Told]: Topic & { calls: Told[F] } } = TOPICS

export interface Operation {
  /** Its name, as `contacts.list`. */
  name: string
  row: Row
  scope: Scope
  title: Sentence
  summary: Sentence
}

/** Every call that a key may make. */
export const operations: Operation[] = Object.entries<Topic>(topics).flatMap(([name, { title, calls }]) =>
  Object.entries<Row>(routes[name as keyof Told]).flatMap(([call, row]) => {
    const [{ scope }, summary] = [row, calls[call]]
    return scope && summary ? [{ name: `${name}.${call}`, row, scope, title, summary }] : []
  }),
)
