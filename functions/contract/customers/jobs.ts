import type { Job } from '#contract/job.ts'

/** Work on many contacts that takes longer than a request may. */
export const customersJobs = {
  /** Brings in files of contacts, and takes back what they made. */
  'import-contacts': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 2,
    timeoutSeconds: 600,
    // The largest workbook that is taken (core/platform/tabular/read-workbook.ts) takes some 550 MB.
    memoryMb: 1024,
    uses: [
      ...(['table:read', 'table:write', 'lists:read', 'lists:write', 'lists:remove'] as const),
      ...(['queue:import-contacts', 'keys:audit'] as const),
    ],
  },
  /** Moves the people of a stage that was removed. */
  'move-people': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 2,
    timeoutSeconds: 300,
    uses: ['table:read', 'table:write', 'queue:move-people'],
  },
  /** Gives whoever bears a label that was renamed its new name, and takes one that was removed off. */
  'rename-labels': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 2,
    timeoutSeconds: 300,
    uses: ['table:read', 'table:write', 'queue:rename-labels'],
  },
  /** Users' requests that take longer than a response may: bulk changes and exports. */
  'run-tasks': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 2,
    timeoutSeconds: 600,
    uses: ['table:read', 'table:write', 'exports:write', 'exports:remove', 'queue:run-tasks', 'keys:audit'],
  },
} as const satisfies Record<string, Job>
