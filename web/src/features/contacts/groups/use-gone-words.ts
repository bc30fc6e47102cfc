import type { Group } from '../../../data/groups.ts'
import { useGroupText } from './texts.ts'

/** Says which of a group's conditions name what was deleted since; '' where all are there. */
export function useGoneWords() {
  const t = useGroupText()
  return ({ gone, conditions }: Pick<Group, 'gone' | 'conditions'>): string => {
    const names = { stage: conditions?.stage?.replaceAll('_', ' '), label: conditions?.label, field: undefined }
    return gone.map((what) => t(`group_${what}_gone`, { name: names[what] ?? '' })).join(' ')
  }
}
