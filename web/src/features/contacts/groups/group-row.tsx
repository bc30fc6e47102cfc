import { useState } from 'react'
import { Link } from 'react-router'
import type { Group } from '../../../data/groups.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { GroupDialog } from '../dialogs.ts'
import { useFilterWords } from '../list/use-filter-words.ts'
import { DeleteGroup } from './delete-group.tsx'
import { type GroupDeed, GroupMenu } from './group-menu.tsx'
import { useGroupText } from './texts.ts'
import { useGoneWords } from './use-gone-words.ts'
import { groupAddress } from './use-group-place.ts'
import { useMayChange } from './use-may-change.ts'
import '../list/contact-row.css'
import './group-row.css'

/** A group: its name, what it is made of, and how many it holds. Whoever made it and managers change it. */
export function GroupRow({ group }: { group: Group }) {
  const t = useGroupText()
  const { number } = useFormats()
  const mayChange = useMayChange()
  const words = useFilterWords(group.conditions)
  const [asked, ask] = useState<GroupDeed | null>(null)
  const gone = useGoneWords()(group)
  const made = group.conditions ? gone || words.all(group.conditions) || t('everybody') : t('group_by_hand')
  return (
    <li className="people-row people-group">
      <div className="people-who">
        <Link className="people-name" to={groupAddress(group.id)} title={group.name}>
          {group.name}
        </Link>
        {made !== group.name && <span className="people-conditions">{made}</span>}
      </div>
      {(group.count !== null || group.count_from > 0) && (
        <span className="people-count">
          {group.count === null ? `${number(group.count_from)}+` : number(group.count)}
        </span>
      )}
      {mayChange(group) && <GroupMenu name={group.name} onSelect={ask} />}
      <GroupDialog open={asked === 'rename'} group={group} onClose={() => ask(null)} />
      <DeleteGroup open={asked === 'delete'} group={group} onDone={() => ask(null)} />
    </li>
  )
}
