/** A reference of the template as one text: `<Table710B521B.Arn>/index/inbox`. Of what a condition chooses, what it is in full use. */
// biome-ignore lint/suspicious/noExplicitAny: CloudFormation's functions nest as they like.
export function written(value: any): string {
  if (typeof value === 'string') return value
  if (value.Ref) return `<${value.Ref}>`
  if (value['Fn::GetAtt']) return `<${value['Fn::GetAtt'].join('.')}>`
  if (value['Fn::Join']) return value['Fn::Join'][1].map(written).join(value['Fn::Join'][0])
  if (value['Fn::If']) return written(value['Fn::If'][1])
  return JSON.stringify(value)
}
