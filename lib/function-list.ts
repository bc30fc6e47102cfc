import type { Area } from '#contract/areas.ts'
import type { Job } from '#contract/job.ts'
import { areaOfJob, type JobName, jobs } from '#contract/jobs.ts'
import type { Access, Row } from '#contract/route.ts'
import { areaOfFunction, type FunctionName, routes } from '#contract/routes.ts'
import type { Use } from '#contract/uses.ts'

export interface LambdaFunction {
  /** The name of the bundle, the Lambda and its alarms. */
  name: string
  /** Whose stack it is in on AWS. */
  area: Area | 'platform'
  /** The file that exports its `handler`, relative to the root of the repository. */
  entry: string
  /** The uses that any of its rows needs, sorted. */
  uses: readonly Use[]
  timeoutSeconds: number
  /** Its trigger, for functions that the API does not call. */
  job?: Job
}

/** API Gateway returns 503 after 30 seconds, whatever the function is still doing. */
const API_TIMEOUT_SECONDS = 29

/** Every function behind the API needs this: it serves only requests that came through CloudFront. */
const BEHIND_EDGE = { uses: ['keys:edge'] } as const

/** Calls by people may use an API key: it is counted, and its refusals recorded (functions/core/people/api-keys). */
const BY_KEY = { uses: ['table:write', 'keys:audit'] } as const
const OF_PEOPLE: readonly Access[] = ['member', 'manager', 'owner', 'admin']
const isOfPeople = ({ access }: Row) => OF_PEOPLE.includes(access)

/** The name of the function that serves the rows of this key of the route table. */
export const functionOf = (key: FunctionName) => (key in ELSEWHERE ? key : `api-${key}`)

/** The keys of the route table whose handlers are not in `functions/api`. */
const ELSEWHERE: Record<string, string> = {
  webhooks: 'functions/webhooks/twilio.ts',
  'google-webhooks': 'functions/webhooks/google.ts',
  'stripe-webhooks': 'functions/webhooks/stripe.ts',
  'meta-webhooks': 'functions/webhooks/meta.ts',
  pages: 'functions/pages/inventory.ts',
  'appointment-pages': 'functions/pages/appointment.ts',
  'trade-in-pages': 'functions/pages/trade-in.ts',
  'chat-pages': 'functions/pages/chat.ts',
  'unsubscribe-pages': 'functions/pages/unsubscribe.ts',
}

/** Every Lambda function of the product, derived from the contract's routes and jobs. */
export const functionList: readonly LambdaFunction[] = [
  ...(Object.keys(routes) as FunctionName[]).map((key) => {
    const rows = Object.values<Row>(routes[key])
    return {
      name: functionOf(key),
      area: areaOfFunction(key),
      entry: ELSEWHERE[key] ?? `functions/api/${key}.ts`,
      uses: usesOf([...rows, BEHIND_EDGE, ...(rows.some(isOfPeople) ? [BY_KEY] : [])]),
      timeoutSeconds: API_TIMEOUT_SECONDS,
    }
  }),
  ...(Object.keys(jobs) as JobName[]).map((name) => ({
    name,
    area: areaOfJob(name),
    entry: `functions/jobs/${name}.ts`,
    uses: usesOf([jobs[name], ...ofShare(name)]),
    timeoutSeconds: jobs[name].timeoutSeconds,
    job: jobs[name],
  })),
]

/** What finds none of its dealership's workers goes back to its queue. */
function ofShare(name: JobName): Pick<Row, 'uses'>[] {
  return 'share' in jobs[name] ? [{ uses: [`queue:${name}`] }] : []
}

function usesOf(rows: readonly Pick<Row, 'uses'>[]): Use[] {
  return [...new Set(rows.flatMap((row) => row.uses))].sort()
}
