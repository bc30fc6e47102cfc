import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { inventory } from '#contract/stock/inventory.ts'
import type { Vehicle } from '#contract/stock/vehicle.ts'
import { call } from '../../../lib/client.ts'
import { useText } from '../../../lib/language/text.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { useInventoryText } from '../texts.ts'
import { useReadAgain } from '../use-read-again.ts'
import { FORM_FIELDS, fromForm, isLong, isNeeded, toForm, type VehicleForm } from './vehicle-form.ts'
import { VehicleInput } from './vehicle-input.tsx'

interface VehicleDialogProps {
  /** The vehicle to change, 'new' for one to add, null while nothing is asked. */
  vehicle: Vehicle | 'new' | null
  onClose: () => void
}

/** A vehicle that is added, or changed, by hand. */
export function VehicleDialog({ vehicle, onClose }: VehicleDialogProps) {
  const t = useInventoryText()
  const common = useText()
  const form = useId()
  const [isBusy, setBusy] = useState(false)
  return (
    <DialogFrame
      open={vehicle !== null}
      onClose={onClose}
      title={t(vehicle === 'new' ? 'add_title' : 'edit_title')}
      closeLabel={common('close')}
      size="lg"
      busy={isBusy}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isBusy}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={form} loading={isBusy}>
            {vehicle === 'new' ? t('add') : common('save')}
          </Button>
        </>
      }
    >
      {vehicle && (
        <Fields id={form} vehicle={vehicle === 'new' ? undefined : vehicle} onBusy={setBusy} onDone={onClose} />
      )}
    </DialogFrame>
  )
}

interface FieldsProps {
  id: string
  vehicle: Vehicle | undefined
  onBusy: (isBusy: boolean) => void
  onDone: () => void
}

function Fields({ id, vehicle, onBusy, onDone }: FieldsProps) {
  const t = useInventoryText()
  const readAgain = useReadAgain()
  const form = useForm<VehicleForm>({ defaultValues: toForm(vehicle) })
  const { errors } = form.formState

  const save = useSubmit(
    form,
    async (written) => {
      const { fields, wrong } = fromForm(written)
      const missing = FORM_FIELDS.filter((name) => isNeeded(name) && fields[name] === '')
      for (const name of missing) form.setError(name, { message: t('required') })
      for (const name of wrong) form.setError(name, { message: t('not_a_number') })
      const first = missing[0] ?? wrong[0]
      if (first) return form.setFocus(first)
      onBusy(true)
      try {
        await (vehicle
          ? call(inventory.update, { params: { id: vehicle.id }, body: fields })
          : call(inventory.create, { body: fields }))
        await readAgain()
        toaster.create({ type: 'success', title: t(vehicle ? 'saved' : 'added') })
        onDone()
      } finally {
        onBusy(false)
      }
    },
    t('save_failed'),
  )
  return (
    <form id={id} noValidate onSubmit={save} onInput={() => form.clearErrors()}>
      <Stack gap="5">
        {vehicle && !vehicle.by_hand && <Text color="fg.muted">{t('edit_hint')}</Text>}
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
          {FORM_FIELDS.filter((name) => !isLong(name)).map((name) => (
            <VehicleInput key={name} name={name} form={form} />
          ))}
        </SimpleGrid>
        {FORM_FIELDS.filter(isLong).map((name) => (
          <VehicleInput key={name} name={name} form={form} />
        ))}
        {errors.root && <Notice status="error">{errors.root.message}</Notice>}
      </Stack>
    </form>
  )
}
