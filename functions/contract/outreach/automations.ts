import * as z from 'zod/mini'
import { Id, MaybeText, PerPage } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { RUN_STATUSES } from './automation-facts.ts'
import {
  Automation,
  AutomationChanges,
  AutomationInput,
  Recipe,
  Run,
  TriedStep,
  WaveInput,
  WavePreview,
} from './automation-schema.ts'

const reads = ['table:read', 'keys:csrf'] as const
const writes = ['table:read', 'table:write', 'keys:csrf'] as const
const one = z.object({ id: Id })
const output = z.object({ automation: Automation })

/** Automations: managers build them, everybody sees them. */
export const automations = {
  list: route({
    method: 'GET',
    path: '/api/automations',
    access: 'member',
    uses: reads,
    output: z.object({ data: z.array(Automation) }),
  }),
  recipes: route({
    method: 'GET',
    path: '/api/automations/recipes',
    access: 'member',
    uses: reads,
    output: z.object({ data: z.array(Recipe) }),
  }),
  create: route({
    method: 'POST',
    path: '/api/automations',
    access: 'manager',
    right: 'campaigns',
    uses: writes,
    body: AutomationInput,
    bodyBytes: 256 * 1024,
    output,
  }),
  /** How many are quiet already, as the form stands. */
  wave: route({
    method: 'POST',
    path: '/api/automations/wave',
    access: 'manager',
    right: 'campaigns',
    uses: reads,
    body: WaveInput,
    bodyBytes: 256 * 1024,
    query: z.object({ cursor: z.optional(z.string().check(z.maxLength(1000))) }),
    output: WavePreview,
  }),
  get: route({ method: 'GET', path: '/api/automations/{id}', access: 'member', uses: reads, params: one, output }),
  update: route({
    method: 'PUT',
    path: '/api/automations/{id}',
    access: 'manager',
    right: 'campaigns',
    uses: writes,
    params: one,
    body: AutomationChanges,
    bodyBytes: 256 * 1024,
    output,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/automations/{id}',
    access: 'manager',
    right: 'campaigns',
    uses: [...writes, 'queue:run-automations'],
    params: one,
    output: z.undefined(),
    answers: 'empty',
  }),
  publish: route({
    method: 'POST',
    path: '/api/automations/{id}/publish',
    access: 'manager',
    right: 'campaigns',
    uses: [...writes, 'queue:run-automations'],
    params: one,
    output,
  }),
  pause: route({
    method: 'POST',
    path: '/api/automations/{id}/pause',
    access: 'manager',
    whileReadOnly: true,
    right: 'campaigns',
    uses: writes,
    params: one,
    output,
  }),
  resume: route({
    method: 'POST',
    path: '/api/automations/{id}/resume',
    access: 'manager',
    right: 'campaigns',
    uses: [...writes, 'queue:run-automations'],
    params: one,
    output,
  }),
  try: route({
    method: 'POST',
    path: '/api/automations/{id}/try',
    access: 'manager',
    right: 'campaigns',
    uses: reads,
    params: one,
    body: z.object({ contact_id: Id }),
    output: z.object({ steps: z.array(TriedStep) }),
  }),
  runs: route({
    method: 'GET',
    path: '/api/automations/{id}/runs',
    access: 'member',
    uses: reads,
    params: one,
    query: z.object({
      status: z.optional(z.enum(RUN_STATUSES)),
      per_page: z._default(PerPage, 50),
      cursor: z.optional(z.string().check(z.maxLength(1000))),
    }),
    output: z.object({ data: z.array(Run), cursor: MaybeText }),
  }),
  /** The latest run of each automation with a contact. */
  runsOf: route({
    method: 'GET',
    path: '/api/contacts/{id}/automation-runs',
    access: 'member',
    uses: reads,
    params: one,
    output: z.object({ data: z.array(Run) }),
  }),
}
