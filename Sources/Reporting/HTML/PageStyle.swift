/// How the page looks. Colours are named once, for light and for dark; a test holds each pair to its contrast.
package enum PageStyle {
  /// Name, light, dark.
  static let colors: [(name: String, light: String, dark: String)] = [
    ("paper", "#f6f6f3", "#111316"), ("card", "#ffffff", "#191c20"), ("ink", "#1b1f24", "#eceef0"),
    ("soft", "#545b64", "#a9b1ba"), ("line", "#dcdbd4", "#31363d"), ("edge", "#858b93", "#767e88"),
    ("accent", "#17479e", "#93bbff"), ("accent-ground", "#e9effa", "#17263f"), ("error", "#a81b17", "#ff9d94"),
    ("error-ground", "#fbe8e6", "#3b1a18"), ("warning", "#7a4700", "#f4c06a"), ("warning-ground", "#fcf0da", "#33260d"),
    ("review", "#1c4b9c", "#a6c6ff"), ("review-ground", "#e8effb", "#182844"),
    ("good", "#175f35", "#84d6a4"), ("good-ground", "#e4f3e9", "#13301f"),
    ("heat1", "#fbe8e6", "#3b1a18"), ("heat-ink1", "#8c1512", "#ffb3ac"), ("heat2", "#f5c6c1", "#6b2823"),
    ("heat-ink2", "#7a100d", "#ffd9d5"), ("heat3", "#e2837b", "#a33a33"), ("heat-ink3", "#2b0402", "#ffffff"),
    ("heat4", "#a81b17", "#ff9d94"), ("heat-ink4", "#ffffff", "#2b0402"),
  ]

  private static func variables(_ value: KeyPath<(name: String, light: String, dark: String), String>) -> String {
    colors.map { "--\($0.name):\($0[keyPath: value])" }.joined(separator: ";")
  }

  /// The colours as variables, for light and dark.
  package static var palette: String {
    ":root{color-scheme:light dark;" + variables(\.light) + "}\n@media (prefers-color-scheme:dark){:root{"
      + variables(\.dark) + "}}\n"
  }

  static var text: String {
    palette + rules + "\n" + flowRules
      + "\n@media print{@page{margin:12mm}\n:root{color-scheme:light;"
      + variables(\.light) + ";font-size:9pt}\n" + printed + "}"
  }

  /// For a picture that stands alone, on a light ground.
  static var flowText: String {
    "svg{font-family:-apple-system,\"Segoe UI\",Roboto,sans-serif;" + variables(\.light) + "}\n" + flowRules
  }

  private static let flowRules = """
    .flow{display:block}
    .flow text{font-size:11px;fill:var(--soft);text-anchor:middle}
    .flow .name{font-size:12.5px;font-weight:600;fill:var(--ink)}
    .flow .action{fill:var(--ink);paint-order:stroke;stroke:var(--card);stroke-width:5px;stroke-linejoin:round}
    .flow .frame{fill:var(--paper);stroke:var(--edge);stroke-width:1.2}
    .flow .start .frame{stroke:var(--accent);stroke-width:2.6}
    .flow .end .frame{stroke:var(--good);stroke-width:2.6}
    .flow .blank{fill:var(--card);stroke:var(--line);stroke-dasharray:4 3}
    .way{fill:none;stroke:var(--edge);stroke-width:1.6}
    .way.back{stroke-dasharray:5 4}
    .tip{fill:var(--edge)}
    """

  private static let rules = """
    *{box-sizing:border-box}
    html{scroll-padding-top:4.5rem;-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 ui-sans-serif,-apple-system,BlinkMacSystemFont,
    "Inter","Segoe UI",Roboto,sans-serif;font-feature-settings:"tnum";overflow-wrap:break-word}
    code,.place{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.84em}
    .place{color:var(--soft);overflow-wrap:anywhere}
    a{color:var(--accent);text-underline-offset:.16em}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
    [hidden]{display:none!important}
    .hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .sheet{position:absolute}
    .skip{position:absolute;left:1rem;top:-4rem;z-index:3;background:var(--card);padding:.6rem 1rem;border-radius:8px}
    .skip:focus{top:.6rem}
    .icon{width:1em;height:1em;flex:none;vertical-align:-.13em}
    .cut{fill:none;stroke:var(--card);stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}
    .small{font-size:.84rem;color:var(--soft)}
    .top{position:sticky;top:0;z-index:2;background:var(--paper);border-bottom:1px solid var(--line)}
    .top div{max-width:72rem;margin:auto;padding:.55rem 1.5rem;display:flex;gap:.4rem 1.6rem;align-items:center;
    flex-wrap:wrap}
    .brand{font-weight:650;letter-spacing:-.01em;display:flex;align-items:center;gap:.55rem}
    .brand svg{width:1.35rem;height:1.35rem;color:var(--accent)}
    nav ul{display:flex;flex-wrap:wrap;gap:.1rem 1.1rem;margin:0;padding:0;list-style:none;font-size:.92rem}
    nav a{color:var(--soft);text-decoration:none;display:inline-block;padding:.25rem 0}
    nav a:hover{color:var(--ink);text-decoration:underline}
    main,footer{max-width:72rem;margin:auto;padding:0 1.5rem}
    section{margin:0 0 3.5rem}
    #overview{padding-top:2.6rem}
    h1{font-size:clamp(1.9rem,1.2rem + 2.6vw,2.9rem);line-height:1.12;letter-spacing:-.024em;font-weight:680;margin:0}
    h1 .project{display:block;font-size:1rem;line-height:1.5;letter-spacing:0;font-weight:500;color:var(--soft);
    margin-bottom:.35rem}
    h2{font-size:1.4rem;letter-spacing:-.012em;margin:0 0 .9rem;font-weight:650}
    h3{font-size:1.02rem;line-height:1.4;margin:0;font-weight:600}
    h4{font-size:.84rem;margin:0 0 .3rem;font-weight:600;color:var(--soft)}
    .scope{color:var(--soft);margin:.7rem 0 1.7rem;max-width:60rem}
    .tiles{display:grid;grid-template-columns:repeat(3,minmax(8rem,1fr)) minmax(14rem,1.7fr);gap:.8rem}
    .tile{display:flex;flex-direction:column;gap:.1rem;padding:1rem 1.1rem;background:var(--card);border:1px solid
    var(--line);border-radius:14px;text-decoration:none;color:var(--ink)}
    .tile:hover{border-color:var(--edge)}
    .tile .number{font-size:2rem;line-height:1.15;font-weight:660;letter-spacing:-.02em;display:flex;align-items:center;
    gap:.5rem}
    .tile .icon{width:.72em;height:.72em}
    .tile .noun{color:var(--soft);font-size:.94rem}
    .tile.error .number{color:var(--error)}.tile.warning .number{color:var(--warning)}
    .tile.review .number{color:var(--review)}.tile.none .number{color:var(--soft)}.tile.none .icon{display:none}
    .bar{display:block;height:8px;border-radius:4px;background:var(--line);overflow:hidden;margin:.45rem 0 .2rem}
    .bar span{display:block;height:100%;background:var(--good)}
    #overview h2{margin-top:2.2rem}
    .account{margin:0 0 1.2rem}
    .account p{margin:0 0 .4rem}
    .account.low{padding:.8rem 1.1rem;border:2px solid var(--warning);border-radius:14px;background:var(--warning-ground)}
    .account.low p{color:var(--warning)}
    .account.low .stack{background:var(--card)}
    .stack{display:flex;height:10px;border-radius:5px;overflow:hidden;background:var(--line);border:1px solid var(--edge)}
    .stack span{display:block;height:100%}
    .part-laid-out{background:var(--good)}
    .part-presumed,.part-only-in-previews{background:repeating-linear-gradient(135deg,var(--good) 0 3px,var(--line) 3px 6px)}
    .worst{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(18rem,100%),1fr));gap:.8rem;margin:0;padding:0;
    list-style:none}
    .worst li{display:flex;flex-direction:column;gap:.7rem;min-width:0}
    .worst h3{font-size:.98rem;overflow-wrap:anywhere}
    .worst h3 a{color:var(--ink)}
    .worst p{margin:0}
    .worst .detail{margin:0;max-width:none}
    .worst svg.screen{max-height:16rem;width:auto;max-width:100%;align-self:flex-start}
    .heat{width:auto;border-collapse:separate;border-spacing:3px;margin:0}
    .heat td,.heat th{border:0;padding:0;text-align:center;font-size:.86rem}
    .heat thead th{padding:.1rem .3rem}
    .heat tbody th{text-align:left;padding-right:.8rem;font-weight:500;min-width:6.5rem;max-width:14rem;overflow-wrap:break-word}
    .heat td,.heat tbody th{vertical-align:middle}
    .heat td{min-width:2.6rem;border-radius:6px;background:var(--card);color:var(--soft)}
    .heat td a{display:block;padding:.25rem .3rem;min-height:1.75rem;color:inherit;font-weight:600;text-decoration:none}
    .heat td a:hover{text-decoration:underline}
    .heat .h1{background:var(--heat1);color:var(--heat-ink1)}.heat .h2{background:var(--heat2);color:var(--heat-ink2)}
    .heat .h3{background:var(--heat3);color:var(--heat-ink3)}.heat .h4{background:var(--heat4);color:var(--heat-ink4)}
    .filters{display:flex;flex-wrap:wrap;gap:.7rem;align-items:end;margin:0 0 1rem}
    .filters .acts{display:flex;flex-wrap:wrap;gap:.7rem;align-items:center}
    .filters label{min-width:0;max-width:100%;display:flex;flex-direction:column;gap:.15rem;font-size:.84rem;color:var(--soft)}
    input[type=search]{width:14rem}
    select,input,button{font:inherit;font-size:.94rem;color:var(--ink);background:var(--card);border:1px solid
    var(--edge);border-radius:8px;padding:.35rem .6rem;min-height:2.4rem;max-width:min(16rem,100%)}
    button{cursor:pointer;padding:.35rem .9rem}
    button:hover{border-color:var(--ink)}
    output{font-size:.94rem;color:var(--soft);padding:.45rem 0}
    .card,.ways{background:var(--card);border:1px solid var(--line);border-radius:14px;margin:0 0 .7rem}
    .card>summary{display:grid;grid-template-columns:8.6rem minmax(0,1fr) 1.2rem;gap:.1rem 1rem;padding:.95rem 1.1rem;
    cursor:pointer;list-style:none;border-radius:14px;align-items:baseline}
    .card>summary::-webkit-details-marker{display:none}
    .card>summary::after{content:"";width:.5rem;height:.5rem;border:solid var(--soft);border-width:0 2px 2px 0;
    transform:rotate(45deg);grid-column:3;grid-row:1;align-self:center}
    .card[open]>summary::after{transform:rotate(-135deg)}
    .card>summary .brief{grid-column:2;color:var(--soft);font-size:.88rem}
    .card.known>summary{opacity:1}.card.known h3{font-weight:500;color:var(--soft)}
    .severity{display:inline-flex;align-items:center;gap:.4rem;font-size:.86rem;font-weight:600;padding:.1rem .6rem;
    border-radius:999px;width:fit-content;white-space:nowrap}
    .severity.error{color:var(--error);background:var(--error-ground)}
    .severity.warning{color:var(--warning);background:var(--warning-ground)}
    .severity.review{color:var(--review);background:var(--review-ground)}
    .severity.passes{color:var(--good);background:var(--good-ground)}
    .severity.soft{color:var(--soft);border:1px solid var(--line)}
    .group{margin:1.6rem 0 .6rem;overflow-wrap:anywhere}
    .card h3,.card .brief{overflow-wrap:anywhere;min-width:0}
    .body{padding:.2rem 1.1rem 1.2rem;border-top:1px solid var(--line)}
    .facts{min-width:0}
    .pictured{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2rem}
    dl{margin:0}
    dl>div{display:grid;grid-template-columns:6.4rem minmax(0,1fr);gap:1rem;padding:.6rem 0;border-bottom:1px solid
    var(--line)}
    dt{color:var(--soft);font-size:.92rem}
    dd{margin:0}
    .fix{font-weight:600}
    .gauge{display:block;height:6px;max-width:16rem;margin:.45rem 0 .2rem;border-radius:3px;background:var(--line);
    border-right:3px solid var(--ink)}
    .gauge span{display:block;height:100%;border-radius:3px 0 0 3px;background:var(--error)}
    .picture{margin:1rem 0 0;width:16.5rem}
    .picture figcaption{margin-top:.7rem;text-align:center}
    .variant{font-size:.88rem;color:var(--soft)}
    svg.screen{display:block;width:100%;height:auto;background:var(--card);border:5px solid #1c1c1e;border-radius:16px}
    svg.screen.round{border-radius:38px}
    @media (prefers-color-scheme:dark){svg.screen{border-color:#4a4e55}}
    .veil{fill:#0b0d10;fill-opacity:.3;fill-rule:evenodd}
    .beyond{fill:var(--edge);fill-opacity:.35;fill-rule:evenodd}
    .edge{fill:none;stroke:var(--edge);stroke-width:1.5;stroke-dasharray:5 3}
    .halo{fill:none;stroke:#fff;stroke-width:5}
    .mark{fill:none;stroke-width:2.6}
    .mark.error{stroke:#b3201b}.mark.warning{stroke:#8a5000}.mark.review{stroke:#1c4b9c;stroke-dasharray:7 4}
    .detail{display:block;width:100%;max-width:27rem;height:auto;margin-top:1.1rem;border:1px solid var(--line);border-radius:10px}
    .part{margin-top:1rem}
    .part ol,.part ul{margin:0;padding-left:1.3rem;font-size:.92rem;overflow-wrap:anywhere}
    .more{margin-top:.7rem;font-size:.92rem}
    .more>summary{cursor:pointer;padding:.2rem 0;color:var(--accent);width:fit-content}
    .more p{margin:.4rem 0}
    pre{margin:1rem 0 0;padding:.7rem .8rem;background:var(--paper);border:1px solid var(--line);border-radius:10px;
    overflow-x:auto;font-size:.94rem;line-height:1.55}
    .more pre{margin-top:.4rem}
    .source i{display:inline-block;min-width:2.4em;padding-right:.9em;text-align:right;font-style:normal;color:var(--soft)}
    .source mark{background:var(--error-ground);color:var(--ink);font-weight:600}
    .source .line{display:block;white-space:pre}
    .printed{display:none}
    .permalink{display:inline-flex;align-items:center;gap:.4rem;margin-top:1rem;font-size:.88rem;min-height:1.6rem}
    .scroll{overflow-x:auto;max-width:100%}
    .pinned tbody th,.pinned thead :first-child{position:sticky;left:0;z-index:1;background:var(--ground,var(--paper))}
    .card .pinned{--ground:var(--card)}
    table{border-collapse:collapse;width:100%;font-size:.94rem;margin:0 0 1.2rem}
    caption{text-align:left;font-weight:600;padding:.4rem 0}
    th{text-align:left;font-weight:600}
    td,th{padding:.5rem .8rem .5rem 0;border-bottom:1px solid var(--line);vertical-align:top}
    thead th{font-size:.84rem;color:var(--soft)}
    .grid{width:auto;margin:1rem 0 0;font-size:.78rem;border-collapse:separate;border-spacing:2px}
    .grid caption{font-size:.84rem;font-weight:600;color:var(--soft)}
    .grid td,.grid th{border:0;padding:.12rem .3rem;text-align:center;min-width:2.1rem}
    .grid th{color:var(--soft);font-weight:500}
    .grid tbody th{text-align:left}
    .grid .fails{background:var(--error-ground);color:var(--error);font-weight:600;border-radius:5px}
    .grid .fine{color:var(--soft)}
    .panel{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:1.1rem}
    .screens{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(21rem,100%),1fr));gap:.8rem;margin:0;padding:0;
    list-style:none}
    .screens li{display:grid;grid-template-columns:8.4rem minmax(0,1fr);gap:1.1rem;align-items:start}
    .screens svg.screen{border-width:3px}.screens svg.screen.round{border-radius:20px}
    .screen.none{display:grid;place-items:center;aspect-ratio:402/874;border:1.5px dashed var(--edge);border-radius:18px;
    color:var(--soft);font-size:.84rem}
    .about p{margin:.35rem 0}
    .name{white-space:nowrap}
    .counts{display:flex;flex-wrap:wrap;gap:.35rem}
    .named{font-size:.86rem;margin:.5rem 0 0}
    .named td,.named th{padding:.25rem .5rem .25rem 0;border:0}
    .named th{font-weight:500}
    .named caption{font-size:.84rem;padding:.2rem 0;color:var(--soft)}
    .named tr{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:center}
    .named th{grid-column:1/-1;padding-bottom:0}.named td:last-child{white-space:nowrap}
    .named .short td:last-child{color:var(--warning);font-weight:600}
    .named .short .bar span{background:var(--warning)}
    .matrix td.cell{min-width:12rem}
    .matrix th{min-width:12rem}
    .matrix tbody th>span,.matrix tbody th>code{display:block}
    .matrix tbody th .small,.matrix tbody th code{font-weight:400}
    .pair{font-weight:600}.on{font-weight:400}
    .matrix th:first-child{position:sticky;left:0;z-index:1;background:var(--paper);padding-right:1rem}
    @media (max-width:60rem){.matrix thead{display:none}.matrix,.matrix tbody{display:block}
    .matrix tr{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(8rem,100%),1fr));gap:.4rem .9rem;
    background:var(--card);border:1px solid var(--line);border-radius:14px;padding:.8rem .9rem;margin:0 0 .7rem}
    .matrix th:first-child{position:static;grid-column:1/-1;background:none;padding:0}
    .matrix th,.matrix td.cell{min-width:0;border:0;padding:0}.matrix td.cell::before{content:attr(data-mode);
    font-weight:600;font-size:.84rem}
    .matrix .sample{width:100%;max-width:11.25rem}}
    .cell p{margin:.3rem 0}
    .ratio{display:flex;gap:.6rem;align-items:baseline}
    .sample{display:block;width:11.25rem;height:3rem;font-family:inherit}
    .swatch{stroke:var(--line);stroke-width:1}
    .suggestion{font-size:.86rem}.suggestion .sample{margin-top:.3rem;width:8.4rem;height:2.25rem}
    .flowbox{padding:.4rem}
    .ways{margin-top:.8rem}
    .ways>summary{padding:.8rem 1.1rem;cursor:pointer;font-weight:600}
    .ways>.scroll{padding:0 1.1rem}
    .effects{margin:0;padding-left:1.1rem}
    .kind{color:var(--soft)}
    .note{display:block}
    footer{padding-top:1.2rem;padding-bottom:2.5rem;border-top:1px solid var(--line);color:var(--soft);font-size:.88rem}
    @media (max-width:58rem){.top{position:static}}
    @media (max-width:52rem){.tiles{grid-template-columns:repeat(3,minmax(0,1fr))}.tile.labels{grid-column:1/-1}
    .pictured{grid-template-columns:minmax(0,1fr)}.picture{max-width:100%}
    .card>summary{grid-template-columns:minmax(0,1fr) 1.2rem}.card>summary h3,.card>summary .brief{grid-column:1}
    .card>summary::after{grid-column:2}dl>div{grid-template-columns:minmax(0,1fr);gap:.1rem}
    .heat caption,.grid caption{display:block}
    .heat,.grid,.heat tbody,.grid tbody{display:block;width:100%}.heat thead,.grid thead{display:none}
    .heat tr,.grid tr{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));gap:3px;margin:0 0 .8rem}
    .heat tbody th,.grid tbody th{grid-column:1/-1;max-width:none}
    .heat td,.grid td{min-width:0}.grid td{padding:.12rem 0}.heat td::before,.grid td::before{content:attr(data-size);display:block;
    font-size:.75rem;font-weight:400}.heat td:not(:has(a)){padding-bottom:.25rem}.heat td a{padding-top:0}
    .grid td{border:1px solid var(--line)!important;border-radius:5px}}
    @media screen and (max-width:52rem){.stacked thead{display:none}
    .stacked,.stacked tbody,.stacked tr,.stacked td,.stacked tbody th,.stacked caption{display:block}
    .stacked tr{border-bottom:1px solid var(--line);padding:.5rem 0}
    .stacked td,.stacked tbody th{border:0;padding:.1rem 0}
    .stacked td[data-name]::before{content:attr(data-name) ": ";color:var(--soft);font-size:.84rem}}
    @media (max-width:34rem){.top div,main,footer{padding-left:1rem;padding-right:1rem}
    .filters label{flex:1 1 8rem}.filters .search{flex-basis:100%}
    select,input,input[type=search]{width:100%;max-width:none}
    .tile{padding:.8rem .7rem}.tile .number{font-size:1.5rem;gap:.3rem}.tile .noun{font-size:.86rem}
    .card>summary,.panel{padding:.8rem .9rem}.body{padding:.2rem .9rem 1rem}
    .screens li{grid-template-columns:6rem minmax(0,1fr);gap:.8rem}}
    @media (max-width:22rem){.tiles{grid-template-columns:minmax(0,1fr)}.screens li{grid-template-columns:minmax(0,1fr)}
    .screens svg.screen,.screen.none{max-width:8rem}}
    @media (prefers-contrast:more){:root{--soft:var(--ink);--line:var(--edge)}.severity,.heat td{border:1px solid currentColor}
    .card,.panel,.tile{border-color:var(--ink)}}
    @media (forced-colors:active){.severity,.heat td,.source mark{border:1px solid CanvasText}
    .bar,.gauge,.stack{border:1px solid CanvasText}.bar span,.gauge span,.stack span{background:CanvasText}
    svg.screen,svg.detail,svg.sample{forced-color-adjust:none}}
    """

  /// On paper: the overview and the findings in short, light, the first eighty.
  private static let printed = """
    .top,.filters,.permalink,.skip,#flow,#tokens,.card>.body,.card>summary::after,.card:nth-of-type(n+81),
    #coverage .scroll,#screens,#criteria .person,#claims tbody tr:nth-child(n+41){display:none!important}
    .printed{display:block}main,footer{max-width:none;padding:0}section{margin:0 0 1.2rem}#overview{padding-top:0}
    .card{border:0;border-bottom:1px solid var(--line);border-radius:0;margin:0;break-inside:avoid}
    .card>summary{padding:.3rem 0;grid-template-columns:7rem minmax(0,1fr)}.card h3{font-size:9pt}
    .card>summary h3,.card>summary .brief{grid-column:2}
    .worst{grid-template-columns:repeat(3,minmax(0,1fr))}.worst svg.screen{max-height:9rem}h1{font-size:20pt}
    td,th{padding:.2rem .5rem .2rem 0}a{color:inherit;text-decoration:none}
    """
}
