import type { Vehicle } from '#contract/stock/vehicle.ts'
import { VehicleInput } from '#contract/stock/vehicle-input.ts'
import { createVehicle, updateVehicle } from '../../../data/inventory.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useInventoryText } from '../texts.ts'
import { fromForm, toForm, type VehicleForm } from './vehicle-form.ts'

/** The form to change a vehicle, or to add one if there is none. */
export function useVehicleForm(vehicle: Vehicle | undefined, onDone: () => void) {
  const t = useInventoryText()
  const form = useContractForm<VehicleForm>({
    schema: VehicleInput,
    bodyOf: fromForm,
    defaultValues: toForm(vehicle),
    say: ({ code }) => (code === 'invalid_type' ? t('not_a_number') : undefined),
  })
  const submit = useSubmit(
    form,
    async (written) => {
      const fields = fromForm(written)
      await (vehicle ? updateVehicle(vehicle.id, fields) : createVehicle(fields))
      toaster.create({ type: 'success', title: t(vehicle ? 'saved' : 'added') })
      onDone()
    },
    t('save_failed'),
  )
  return { form, submit }
}
