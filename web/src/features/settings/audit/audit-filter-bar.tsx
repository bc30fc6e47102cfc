import { Button, Grid, HStack } from '@chakra-ui/react'
import { Download, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { ACTS, type ActName } from '#contract/acts.ts'
import { useAuditPeople } from '../../../data/audit.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { DayInput } from '../../../parts/day-input.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { auditTexts } from './texts.ts'
import type { AuditFilter, useAudit } from './use-audit.ts'
import type { useAuditCheck } from './use-audit-check.ts'

type Audit = ReturnType<typeof useAudit>
type Check = ReturnType<typeof useAuditCheck>

/** Filters for the log by user, action and days. */
export function AuditFilterBar({ audit }: { audit: Audit }) {
  const t = useText(auditTexts)
  const { filters, filter } = audit
  const set = (name: AuditFilter, value: string) => {
    const { [name]: _, ...rest } = filters
    filter(value ? { ...rest, [name]: value } : rest)
  }
  return (
    <>
      <Grid templateColumns={{ base: '1fr 1fr', xl: 'repeat(4, 1fr)' }} gap="4">
        <PersonChoice audit={audit} value={filters.user ?? ''} onChange={(value) => set('user', value)} />
        <ActionChoice value={filters.action ?? ''} onChange={(value) => set('action', value)} />
        {(['from', 'to'] as const).map((name) => (
          <FormField key={name} label={t(name)}>
            <DayInput value={filters[name] ?? ''} onChange={(day) => set(name, day)} />
          </FormField>
        ))}
      </Grid>
      {Object.keys(filters).length > 0 && (
        <Button variant="ghost" alignSelf="flex-start" onClick={() => filter({})}>
          {t('clear')}
        </Button>
      )}
    </>
  )
}

/** The check of the whole log, and its export to a file. */
export function AuditActs({ audit, check }: { audit: Audit; check: Check }) {
  const t = useText(auditTexts)
  return (
    <HStack wrap="wrap">
      <Button variant="outline" loading={check.isBusy} onClick={check.run}>
        <ShieldCheck /> {t('check')}
      </Button>
      <ExportButton audit={audit} />
    </HStack>
  )
}

interface ChoiceProps {
  value: string
  onChange: (value: string) => void
}

/** Everybody in the log, including users who appeared after the list was read. */
function PersonChoice({ audit: { page }, value, onChange }: ChoiceProps & { audit: Audit }) {
  const t = useText(auditTexts)
  const { data } = useAuditPeople()
  const shown = page?.data.map(({ user }) => user) ?? []
  const people = new Map([...(data?.data ?? []), ...shown].map(({ id, name }) => [id, name]))
  return (
    <Choice
      label={t('person')}
      value={value}
      onChange={onChange}
      options={[{ value: '', text: t('everyone') }, ...[...people].map(([id, name]) => ({ value: id, text: name }))]}
    />
  )
}

/** An action's sentence without its arguments: 'Added the label …'. */
const kindOf = (sentence: string) => sentence.replace(/“?\{\w+\}”?/g, '…')

function ActionChoice({ value, onChange }: ChoiceProps) {
  const t = useText(auditTexts)
  const language = useLanguage()
  const actions = Object.keys(ACTS) as ActName[]
  return (
    <Choice
      label={t('action')}
      value={value}
      onChange={onChange}
      options={[
        { value: '', text: t('all_actions') },
        ...actions.map((action) => ({ value: action, text: kindOf(ACTS[action][language]) })),
      ]}
    />
  )
}

function ExportButton({ audit: { exported } }: { audit: Audit }) {
  const t = useText(auditTexts)
  const [isBusy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    try {
      const { url, rows, is_whole } = await exported()
      if (!is_whole) toaster.create({ type: 'info', title: t('cut', { count: rows }) })
      window.location.assign(url)
    } catch (error) {
      toaster.create({ type: 'error', title: t('export_failed'), description: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="outline" loading={isBusy} onClick={download}>
      <Download /> {t('export')}
    </Button>
  )
}
