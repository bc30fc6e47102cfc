import type { NoteItem } from './entity.ts'

/** A note as S2 §3 has it, with whom it mentions. */
export const presentNote = ({ id, content, mentions = [], created_at, updated_at, user_id, user_name }: NoteItem) => ({
  id,
  content,
  mentions,
  created_at,
  updated_at,
  user: { id: user_id, name: user_name },
})
