export interface Imported {
  question: string
  answer: string
}

/** Reads a list of one question and answer a line, parted by a tab; `wrong` counts the lines without either. */
export function readAnswers(list: string): { found: Imported[]; wrong: number } {
  const lines = list.split(/\r?\n/).filter((line) => line.trim() !== '')
  const found = lines.flatMap((line) => {
    const [question = '', ...rest] = line.split('\t')
    const answer = rest.join(' ').trim()
    return question.trim() && answer ? [{ question: question.trim(), answer }] : []
  })
  return { found, wrong: lines.length - found.length }
}
