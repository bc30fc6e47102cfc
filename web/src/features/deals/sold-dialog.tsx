import { Input } from '@chakra-ui/react'
import { useState } from 'react'
import type { Deal } from '../../data/deals.ts'
import { useText } from '../../lib/language/text.ts'
import { Choice } from '../../ui/choice.tsx'
import { DialogForm, FormDialog } from '../../ui/form-dialog.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { useDealText } from './texts.ts'
import { useChangeDeal } from './use-change-deal.ts'

interface SoldDialogProps {
  contact: string
  deal: Deal
  open: boolean
  /** They are in the stage already; what is asked may be left out. */
  isSkippable?: boolean
  onClose: () => void
}

/** Asks which vehicle was sold, and for how much. */
export function SoldDialog({ open, isSkippable = false, onClose, ...about }: SoldDialogProps) {
  const t = useDealText()
  const common = useText()
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('mark_sold')}
      closeLabel={common('close')}
      cancelLabel={isSkippable ? t('skip') : common('cancel')}
      submitLabel={common('save')}
    >
      {open && <SoldForm {...about} onDone={onClose} />}
    </FormDialog>
  )
}

function SoldForm({ contact, deal, onDone }: Pick<SoldDialogProps, 'contact' | 'deal'> & { onDone: () => void }) {
  const t = useDealText()
  const change = useChangeDeal(contact)
  const [vehicle, setVehicle] = useState(deal.sold?.vehicle?.id ?? deal.vehicles[0]?.id ?? '')
  const [amount, setAmount] = useState(deal.sold?.amount ? String(deal.sold.amount) : '')
  const [isWrong, setWrong] = useState(false)

  async function save() {
    const digits = amount.replace(/[$,\s]/g, '')
    const dollars = digits === '' ? null : Number(digits)
    const isBad = dollars !== null && !(dollars >= 0)
    setWrong(isBad)
    if (isBad) return
    if (await change({ sold: { vehicle_id: vehicle || null, amount: dollars }, lost: null })) onDone()
  }
  return (
    <DialogForm onSubmit={save}>
      <Choice
        label={t('sold_vehicle')}
        value={vehicle}
        onChange={setVehicle}
        options={[
          ...deal.vehicles.map(({ id, title }) => ({ value: id, text: title })),
          { value: '', text: t('sold_other') },
        ]}
      />
      <FormField label={t('sold_amount')} error={isWrong ? t('amount_wrong') : undefined}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          maxLength={15}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
      </FormField>
    </DialogForm>
  )
}
