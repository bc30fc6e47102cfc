import type { Fault, Faults } from '../faults.ts'
import type { Engine } from '../table/engine.ts'
import { standIn } from '../table/stand-in.ts'
import { TwilioError } from '../twilio/twilio-error.ts'

/** Switches a twin off for a time. The table runs in its own process, so another server answers on its port then. */
export const switcher = (faults: Faults, table: Pick<Engine, 'switchOff'>) => async (fault: Fault) => {
  if (fault.service === 'table' && !table.switchOff)
    throw new TwilioError(422, 20001, 'Only the table’s own engine can be switched off.')
  const wasOff = faults.isOff('table')
  faults.set(fault)
  if (!wasOff && faults.isOff('table'))
    await table.switchOff?.(standIn(faults.offOf('table'), () => faults.isOff('table')))
}
