import { Link } from 'react-router'
import { channelName } from '#contract/customers/channels/channels.ts'
import type { Campaign } from '../../data/campaigns.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useText } from '../../lib/language/text.ts'
import '../../ui/card-table.css'
import { When } from '../../parts/when.tsx'
import './campaigns.css'
import { shareOf } from './share-of.ts'
import { StatusBadge } from './status-badge.tsx'
import { campaignTexts } from './texts.ts'

/** Campaigns as a table, on a phone as rows of two lines. */
export function CampaignTable({ campaigns }: { campaigns: readonly Campaign[] }) {
  const t = useText(campaignTexts)
  const language = useLanguage()
  const { number } = useFormats()
  return (
    <table className="card-table campaigns">
      <thead>
        <tr>
          {(['name', 'status', 'channel', 'sent', 'replied', 'appointments', 'sold', 'when'] as const).map((name) => (
            <th key={name}>{t(name)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {campaigns.map(({ id, name, status, channel, counts, started_at, starts_at, created_at }) => (
          <tr key={id}>
            <td>
              <Link to={`/campaigns/${id}`}>{name}</Link>
            </td>
            <td>
              <StatusBadge status={status} />
            </td>
            <td>{channelName(channel, language)}</td>
            {(['sent', 'replied', 'appointments', 'sold'] as const).map((count) => (
              <td key={count} data-label={t(count)} data-none={counts[count] === 0 || undefined}>
                {status === 'draft' ? '–' : number(counts[count])}
                {count === 'replied' && counts.replied > 0 && ` (${shareOf(counts.replied, counts.sent)})`}
              </td>
            ))}
            <td className="campaigns-when">
              {status === 'draft' && !starts_at && `${t('made')} `}
              <When at={started_at ?? starts_at ?? created_at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
