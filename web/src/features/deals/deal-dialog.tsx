import { Input, SimpleGrid } from '@chakra-ui/react'
import { useState } from 'react'
import { CONTACT_FIELDS } from '#contract/customers/contact-fields.ts'
import {
  CONDITION_NAMES,
  CONDITIONS,
  type Condition,
  PAYMENT_NAMES,
  PAYMENTS,
  type Payment,
} from '#contract/messaging/deal-facts.ts'
import { type Deal, updateDeal } from '../../data/deals.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useText } from '../../lib/language/text.ts'
import { Choice } from '../../ui/choice.tsx'
import { DialogForm, FormDialog } from '../../ui/form-dialog.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { toaster } from '../../ui/toaster.tsx'
import { milesIn } from './miles-in.ts'
import { useDealText } from './texts.ts'

interface DealDialogProps {
  contact: string
  deal: Deal
  open: boolean
  onClose: () => void
}

/** What a contact wants to buy, and offers. */
export function DealDialog({ open, onClose, ...about }: DealDialogProps) {
  const t = useDealText()
  const common = useText()
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('edit')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={common('save')}
    >
      {open && <DealForm {...about} onDone={onClose} />}
    </FormDialog>
  )
}

const TEXTS = ['looking_for', 'budget', 'time_frame'] as const

function DealForm({ contact, deal, onDone }: Pick<DealDialogProps, 'contact' | 'deal'> & { onDone: () => void }) {
  const t = useDealText()
  const language = useLanguage()
  const { trade_in } = deal
  const [written, setWritten] = useState({
    looking_for: deal.looking_for ?? '',
    budget: deal.budget ?? '',
    time_frame: deal.time_frame ?? '',
    what: trade_in.what ?? '',
    vin: trade_in.vin ?? '',
    mileage: trade_in.mileage?.toString() ?? '',
  })
  const [payment, setPayment] = useState<Payment | ''>(deal.payment ?? '')
  const [condition, setCondition] = useState<Condition | ''>(trade_in.condition ?? '')
  const [error, setError] = useState<string>()
  const input = (name: keyof typeof written, max: number) => ({
    autoComplete: 'off',
    maxLength: max,
    value: written[name],
    onChange: ({ target }: { target: { value: string } }) => setWritten({ ...written, [name]: target.value }),
  })
  const notKnown = { value: '', text: t('not_said') } as const

  async function save() {
    const { what, vin, mileage, ...texts } = written
    const miles = milesIn(mileage)
    try {
      await updateDeal(contact, {
        ...texts,
        payment: payment || null,
        trade_in: { what, vin: vin || null, mileage: miles, condition: condition || null },
      })
      toaster.create({ type: 'success', title: t('saved') })
      onDone()
    } catch (failure) {
      setError(errorText(failure, t('save_failed')))
    }
  }
  return (
    <DialogForm onSubmit={save} error={error}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
        {TEXTS.map((name) => (
          <FormField key={name} label={t(name)}>
            <Input {...input(name, CONTACT_FIELDS[name].max)} />
          </FormField>
        ))}
        <Choice
          label={t('payment')}
          value={payment}
          onChange={setPayment}
          options={[notKnown, ...PAYMENT_NAMES.map((one) => ({ value: one, text: PAYMENTS[one][language] }))]}
        />
        <FormField label={t('trade_in')} hint={t('trade_in_hint')}>
          <Input {...input('what', CONTACT_FIELDS.trade_in.max)} />
        </FormField>
        <FormField label={t('vin')}>
          <Input autoCapitalize="characters" {...input('vin', 25)} />
        </FormField>
        <FormField label={t('mileage')}>
          <Input inputMode="numeric" {...input('mileage', 9)} />
        </FormField>
        <Choice
          label={t('condition')}
          value={condition}
          onChange={setCondition}
          options={[notKnown, ...CONDITION_NAMES.map((one) => ({ value: one, text: CONDITIONS[one][language] }))]}
        />
      </SimpleGrid>
    </DialogForm>
  )
}
