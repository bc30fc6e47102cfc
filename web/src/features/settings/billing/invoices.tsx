import { Link, Table, Text } from '@chakra-ui/react'
import type { billing } from '#contract/billing/billing.ts'
import type { Output } from '#contract/route.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { SectionPart } from '../../../parts/section-frame.tsx'
import { billingTexts } from './texts.ts'

type Invoice = Output<typeof billing.get>['invoices'][number]

const STATUS: Record<string, 'invoice_paid' | 'invoice_open' | 'invoice_draft' | undefined> = {
  paid: 'invoice_paid',
  open: 'invoice_open',
  uncollectible: 'invoice_open',
  draft: 'invoice_draft',
}

/** The newest first, each with its page at Stripe. */
export function Invoices({ invoices }: { invoices: readonly Invoice[] }) {
  const t = useText(billingTexts)
  if (invoices.length === 0) return <SectionPart title={t('invoices')} hint={t('no_invoices')} />
  return (
    <SectionPart title={t('invoices')}>
      <Table.ScrollArea>
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row bg="transparent">
              <Table.ColumnHeader>{t('date')}</Table.ColumnHeader>
              <Table.ColumnHeader>{t('number')}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{t('total')}</Table.ColumnHeader>
              <Table.ColumnHeader>{t('status')}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {invoices.map((invoice) => (
              <Row key={invoice.id} invoice={invoice} />
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </SectionPart>
  )
}

function Row({ invoice: { at, number, total, currency, status, url } }: { invoice: Invoice }) {
  const t = useText(billingTexts)
  const format = useFormats()
  return (
    <Table.Row bg="transparent">
      <Table.Cell whiteSpace="nowrap">{format.day(at)}</Table.Cell>
      <Table.Cell>
        {url ? (
          <Link href={url} target="_blank" rel="noreferrer" colorPalette="brand" textDecoration="underline">
            {number ?? t('view')}
          </Link>
        ) : (
          <Text as="span">{number}</Text>
        )}
      </Table.Cell>
      <Table.Cell textAlign="end" whiteSpace="nowrap">
        {format.money(total / 100, currency)}
      </Table.Cell>
      <Table.Cell>{t(STATUS[status] ?? 'invoice_other')}</Table.Cell>
    </Table.Row>
  )
}
