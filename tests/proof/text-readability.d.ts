/** The part of the package that the tests use; it has no types of its own. */
declare module 'text-readability' {
  const readability: {
    lexiconCount(text: string): number
    sentenceCount(text: string): number
    syllableCount(text: string): number
  }
  export default readability
}
