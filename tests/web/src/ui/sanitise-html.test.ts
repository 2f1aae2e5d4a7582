import { expect, test } from 'vitest'
import { articleHtml, sanitiseArticleHtml } from '../../../../web/src/ui/sanitise-html.ts'
import { parseHtml } from '../../../fixtures/parse-html.ts'
import { articles, partHtml } from '../../content/all-content.ts'

/** What an attacker might put into an article, and what may remain of it. */
const attacks: [html: string, left: string][] = [
  // Tags that must never pass
  ['<script>alert(1)</script>', ''],
  ['<p>a<script src="//evil.example/x.js"></script>b</p>', '<p>ab</p>'],
  ['<SCRIPT>alert(1)</SCRIPT>', ''],
  ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
  ['<object data="x.swf"><p>a</p></object>', '<p>a</p>'],
  ['<form action="//evil.example"><p>a</p><input name="card"></form>', '<p>a</p>'],
  ['<input autofocus onfocus="alert(1)">', ''],
  // Other tags that run, load, overlay or redirect
  ['<iframe src="javascript:alert(1)"></iframe>', ''],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
  ['<style>body { display: none }</style><p>a</p>', '<p>a</p>'],
  ['<link rel="stylesheet" href="//evil.example/x.css">', ''],
  ['<meta http-equiv="refresh" content="0;url=//evil.example">', ''],
  ['<base href="//evil.example/">', ''],
  ['<template><script>alert(1)</script></template>', ''],
  ['<template shadowrootmode="open"><p>a</p></template>', ''],
  ['<button onclick="alert(1)">a</button>', 'a'],
  ['<textarea><img src=x onerror=alert(1)></textarea>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['<select><option>a</option></select>', 'a'],
  ['<video src="x.mp4" autoplay onplay="alert(1)"></video>', ''],
  ['<table><tr><td>a</td></tr></table>', 'a'],
  ['<details open ontoggle="alert(1)">a</details>', 'a'],
  ['<x-widget onclick="alert(1)">a</x-widget>', 'a'],
  // Foreign content and markup that changes when it is parsed again
  ['<svg onload="alert(1)"></svg>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>', ''],
  ['<svg><use href="data:image/svg+xml,<svg id=x></svg>#x"></use></svg>', ''],
  ['<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">', '<p></p><img src="1">"&gt;'],
  ['<math><maction actiontype="statusline#" xlink:href="javascript:alert(1)">a</maction></math>', ''],
  ['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">', ''],
  ['<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>', ''],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', '<p></p>'],
  ['<p id="</p><img src=x onerror=alert(1)>">a</p>', '<p id="&lt;/p&gt;&lt;img src=x onerror=alert(1)&gt;">a</p>'],
  ['<!--><img src=x onerror=alert(1)>-->', '<img src="x">--&gt;'],
  ['<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>', '<img src="x">"&gt;'],
  ['<![CDATA[<img src=x onerror=alert(1)>]]>', ']]&gt;'],
  // Attributes
  ['<img src="x.jpg" onerror="alert(1)">', '<img src="x.jpg">'],
  ['<img src=x/onerror=alert(1)>', '<img src="x/onerror=alert(1)">'],
  ['<p onclick="alert(1)" ONMOUSEOVER="alert(1)">a</p>', '<p>a</p>'],
  ['<p style="position:fixed;inset:0">a</p>', '<p>a</p>'],
  ['<p data-action="delete" aria-hidden="true" role="button" tabindex="0">a</p>', '<p>a</p>'],
  ['<a href="/x" target="_blank" ping="//evil.example" download>a</a>', '<a href="/x">a</a>'],
  ['<img src="x.jpg" srcset="//evil.example/x 2x" width="9">', '<img src="x.jpg">'],
  ['<p slot="a" contenteditable>a</p>', '<p>a</p>'],
  ['<p is="x-widget">a</p>', ''],
  // URLs
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'],
  ['<a href=" &#14; javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="java&#9;script&colon;alert(1)">a</a>', '<a>a</a>'],
  ['<a href="vbscript:msgbox(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', '<img>'],
  ['<img src="data:image/png;base64,AAAA">', '<img>'],
  ['<img src="javascript:alert(1)">', '<img>'],
  ['<a href="blob:https://evil.example/1">a</a>', '<a>a</a>'],
  ['<a href="file:///etc/passwd">a</a>', '<a>a</a>'],
  // Names that would shadow the document's own properties
  ['<a id="body">a</a>', '<a>a</a>'],
  ['<img id="cookie"><img name="getElementById">', '<img><img>'],
  ['<a id="attributes" href="/x">a</a>', '<a href="/x">a</a>'],
]

test.each(attacks)('disarms %s', (html, left) => {
  const clean = String(sanitiseArticleHtml(html))
  expect(clean).toBe(left)
  expect(strangers(clean)).toEqual([])
  expect(sanitiseArticleHtml(clean), 'the same again when cleaned twice').toBe(clean)
})

test('keeps every allowed tag and attribute', () => {
  const kept = [
    '<h1>1</h1><h2 id="costs" class="wide">2</h2><h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6>',
    '<div><p>a<br><span title="t">b</span> <strong>c</strong> <em>d</em> <b>e</b> <i>f</i> <u>g</u></p></div>',
    '<ul><li>a</li></ul><ol><li>b</li></ol><blockquote>c</blockquote><pre><code>d</code></pre>',
    '<p><a href="/blog/eicr-guide#costs">a</a> <a href="#costs">b</a> <a href="https://example.org/x?y=1">c</a></p>',
    '<p><a href="tel:105">105</a> <a href="mailto:a@b.example">d</a> <img src="/images/x-800.jpg" alt="x"></p>',
  ].join('')
  expect(sanitiseArticleHtml(kept)).toBe(kept)
})

test('leaves our own articles as they were written', () => {
  for (const { slug, parts } of articles) {
    const written = parts.flatMap(partHtml)
    // DOMPurify writes a no-break space as its entity.
    const cleaned = written.map((html) => String(sanitiseArticleHtml(html)).replaceAll('&nbsp;', '\u00a0'))
    expect(cleaned, slug).toEqual(written)
  }
})

/** Every disallowed tag, attribute and URL in the HTML, as parsed by a browser. */
function strangers(html: string): string[] {
  const { body } = parseHtml(`<!doctype html><body>${html}`)
  const tags: readonly string[] = articleHtml.tags
  const attributes: readonly string[] = articleHtml.attributes
  return [...body.querySelectorAll('*')].flatMap((element) => [
    ...(tags.includes(element.localName) ? [] : [element.localName]),
    ...[...element.attributes].filter(({ name }) => !attributes.includes(name)).map(({ name }) => name),
    ...['href', 'src']
      .map((name) => element.getAttribute(name) ?? '')
      .filter((url) => /^\W*(?!https?|tel|mailto)\w+:/.test(url)),
  ])
}
