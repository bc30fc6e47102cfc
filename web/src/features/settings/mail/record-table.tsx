import { Badge } from '@chakra-ui/react'
import type { MailSettings } from '../../../data/mail.ts'
import { useText } from '../../../lib/language/text.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import '../../../ui/card-table.css'
import { mailTexts } from './texts.ts'
import './record-table.css'

const COLUMNS = ['record_type', 'record_name', 'record_value', 'record_state'] as const

/** What goes into the domain's DNS, each name and value to copy, and whether it is there. */
export function RecordTable({ records }: Pick<MailSettings, 'records'>) {
  const t = useText(mailTexts)
  return (
    <table className="card-table dns-records">
      <caption>{t('records')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map(({ type, name, value, is_found }) => (
          <tr key={name}>
            <td>{type}</td>
            <td>
              <Copied label={t('record_name')} value={name} />
            </td>
            <td>
              <Copied label={t('record_value')} value={value} />
            </td>
            <td>
              <Badge colorPalette={is_found ? 'green' : 'gray'}>{t(is_found ? 'found' : 'missing')}</Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Copied({ label, value }: { label: string; value: string }) {
  const common = useText()
  return (
    <div className="dns-copied">
      <code>{value}</code>
      <CopyButton label={`${label} ${value}`} value={value} copyLabel={common('copy')} copiedLabel={common('copied')} />
    </div>
  )
}
