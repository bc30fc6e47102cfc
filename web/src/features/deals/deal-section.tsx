import { Button, DataList, HStack } from '@chakra-ui/react'
import { CircleCheck, CircleX, Pencil } from 'lucide-react'
import { useState } from 'react'
import { CONDITIONS, LOST_REASONS, PAYMENTS } from '#contract/messaging/deal-facts.ts'
import { type Deal, useDeal } from '../../data/deals.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { Fact } from '../../ui/fact.tsx'
import { DealDialog } from './deal-dialog.tsx'
import { DealPhotos } from './deal-photos.tsx'
import { DealVehicles } from './deal-vehicles.tsx'
import { LostDialog } from './lost-dialog.tsx'
import { SoldDialog } from './sold-dialog.tsx'
import { useDealText } from './texts.ts'
import './deal.css'
import { May } from '../../parts/may.tsx'
import { SectionSkeleton } from '../../parts/section-skeleton.tsx'

/** What a contact wants to buy, offers, and has bought, or why they have not. */
export function DealSection({ contact }: { contact: string }) {
  const t = useDealText()
  const { data, error, mutate } = useDeal(contact)
  if (!data && error) return <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} />
  if (!data) return <SectionSkeleton />
  return <Section contact={contact} deal={data.deal} />
}

function Section({ contact, deal }: { contact: string; deal: Deal }) {
  const t = useDealText()
  const [asked, ask] = useState<'deal' | 'sold' | 'lost'>()
  const facts = useFacts(deal)
  const close = () => ask(undefined)
  return (
    <section className="deal" aria-label={t('title')}>
      <header>
        <h3>{t('title')}</h3>
        <May right="edit">
          <Button size="xs" variant="ghost" marginInlineEnd="-2.5" onClick={() => ask('deal')}>
            <Pencil /> {t('edit')}
          </Button>
        </May>
      </header>
      {facts.length === 0 && deal.vehicles.length === 0 && <p className="deal-none">{t('nothing')}</p>}
      {facts.length > 0 && (
        <DataList.Root orientation="horizontal" gap="1">
          {facts.map(([label, text]) => (
            <Fact key={label} label={label}>
              {text}
            </Fact>
          ))}
        </DataList.Root>
      )}
      <DealVehicles contact={contact} deal={deal} />
      <DealPhotos contact={contact} deal={deal} />
      <May right="edit">
        <HStack wrap="wrap" gap="2">
          <Button size="sm" variant="outline" onClick={() => ask('sold')}>
            <CircleCheck /> {t('mark_sold')}
          </Button>
          <Button size="sm" variant="outline" onClick={() => ask('lost')}>
            <CircleX /> {t('mark_lost')}
          </Button>
        </HStack>
      </May>
      <DealDialog contact={contact} deal={deal} open={asked === 'deal'} onClose={close} />
      <SoldDialog contact={contact} deal={deal} open={asked === 'sold'} onClose={close} />
      <LostDialog contact={asked === 'lost' ? contact : undefined} onClose={close} />
    </section>
  )
}

/** What is known, each with its label. */
function useFacts({ looking_for, budget, time_frame, payment, trade_in, sold, lost }: Deal): [string, string][] {
  const t = useDealText()
  const language = useLanguage()
  const { day, dollars, number } = useFormats()
  const { what, vin, mileage, condition } = trade_in
  const by = (one: { user: { name: string }; at: string }) => t('sold_by', { name: one.user.name, date: day(one.at) })
  const lines = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join('\n')
  const facts: [string, string | null][] = [
    [t('looking_for'), looking_for],
    [t('budget'), budget],
    [t('time_frame'), time_frame],
    [t('payment'), payment && PAYMENTS[payment][language]],
    [
      t('trade_in'),
      lines(
        what,
        vin && `VIN ${vin}`,
        mileage !== null && t('miles', { count: number(mileage) }),
        condition && `${t('condition')}: ${CONDITIONS[condition][language]}`,
      ),
    ],
    [t('sold'), sold && lines(sold.vehicle?.title, sold.amount !== null && dollars(sold.amount), by(sold))],
    [t('lost'), lost && lines(LOST_REASONS[lost.reason][language], lost.words, by(lost))],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}
