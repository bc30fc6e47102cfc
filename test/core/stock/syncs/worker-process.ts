import { provenOrg } from '../../../../functions/core/platform/ctx.ts'
import { table } from '../../../../functions/core/platform/table/client.ts'
import { syncInventory } from '../../../../functions/core/stock/syncs/sync-inventory.ts'

// A worker in its own process, which stops at a given write to its table and reports it, to be killed there.
const { ORG = '', RUN = '', STOP_AT = '' } = process.env

/** Patterns of a run's writes on the wire, in order. */
const WRITES: Record<string, RegExp> = {
  'the note that cars are written': /"#\w+":"writing"/,
  'the first car': /VEHICLE#/,
  'the catalogue': /#CATALOGUE/,
  'the moment it counts': /catalogue_parts/,
  'the first sold mark': /VEHICLE#.*sold_at/,
  'the end': /OPEN|finished_at/,
}

let isAfter = false
table.getDocumentClient().middlewareStack.add(
  (next, { commandName = '' }) =>
    async (args) => {
      const text = /Write|Update|Put/.test(commandName) ? JSON.stringify(args.input) : ''
      const isThere = WRITES[STOP_AT]?.test(text) ?? false
      if (STOP_AT === 'the first car' && isThere) {
        // This write still succeeds; the next does not.
        const answer = await next(args)
        isAfter = true
        process.send?.('stopped')
        return answer
      }
      if (isThere || isAfter) {
        process.send?.('stopped')
        return new Promise(() => {})
      }
      return next(args)
    },
  { step: 'initialize', name: 'stop' },
)
await syncInventory({ org: provenOrg(ORG), now: new Date(), requestId: 'killed' }, { run: RUN })
