import { expect, test } from 'vitest'
import { foldText } from '#contract/fold-text.ts'

test.each([
  ['Văn Đức', 'van duc'],
  ['Łukasz Żółć', 'lukasz zolc'],
  ['Søren Ørsted', 'soren orsted'],
  ['Strauß STRAUẞ', 'strauss strauss'],
  ['Æbelø œuvre', 'aebelo oeuvre'],
  ['Þóra Guðmundsdóttir', 'thora gudmundsdottir'],
  ['Işıl Yılmaz İnci', 'isil yilmaz inci'],
  ['  Peña ', 'pena'],
  ['ﬁne Ｗｉｄｅ', 'fine wide'],
  ['Ħal Ŧest Ŋ', 'hal test n'],
])('a search meets “%s” as “%s”', (text, folded) => expect(foldText(text)).toBe(folded))
