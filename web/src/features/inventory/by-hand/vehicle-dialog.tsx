import { SimpleGrid, Text } from '@chakra-ui/react'
import type { Vehicle } from '#contract/stock/vehicle.ts'
import { useText } from '../../../lib/language/text.ts'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { useInventoryText } from '../texts.ts'
import { useVehicleForm } from './use-vehicle-form.ts'
import { FORM_FIELDS, isLong } from './vehicle-form.ts'
import { VehicleInput } from './vehicle-input.tsx'

interface VehicleDialogProps {
  /** The vehicle to change, 'new' for one to add, null while closed. */
  vehicle: Vehicle | 'new' | null
  onClose: () => void
}

/** Adds or changes a vehicle manually. */
export function VehicleDialog({ vehicle, onClose }: VehicleDialogProps) {
  const t = useInventoryText()
  const common = useText()
  return (
    <FormDialog
      open={vehicle !== null}
      onClose={onClose}
      title={t(vehicle === 'new' ? 'add_title' : 'edit_title')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={vehicle === 'new' ? t('add') : common('save')}
      size="lg"
    >
      {vehicle && <Fields vehicle={vehicle === 'new' ? undefined : vehicle} onDone={onClose} />}
    </FormDialog>
  )
}

function Fields({ vehicle, onDone }: { vehicle: Vehicle | undefined; onDone: () => void }) {
  const t = useInventoryText()
  const { form, submit } = useVehicleForm(vehicle, onDone)
  return (
    <DialogForm onSubmit={submit} error={form.formState.errors.root?.message}>
      {vehicle && !vehicle.by_hand && <Text color="fg.muted">{t('edit_hint')}</Text>}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
        {FORM_FIELDS.filter((name) => !isLong(name)).map((name) => (
          <VehicleInput key={name} name={name} form={form} />
        ))}
      </SimpleGrid>
      {FORM_FIELDS.filter(isLong).map((name) => (
        <VehicleInput key={name} name={name} form={form} />
      ))}
    </DialogForm>
  )
}
