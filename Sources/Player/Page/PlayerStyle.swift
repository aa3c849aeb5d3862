import Reporting

/// How the player looks, in the colours of the report page.
package enum PlayerStyle {
  package static var text: String { PageStyle.palette + rules }

  private static let rules = """
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 ui-sans-serif,-apple-system,BlinkMacSystemFont,
    "Inter","Segoe UI",Roboto,sans-serif;font-feature-settings:"tnum";overflow-wrap:break-word}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
    [hidden]{display:none!important}
    .skip{position:absolute;left:1rem;top:-5rem;z-index:5;background:var(--card);color:var(--accent);padding:.6rem 1rem;
    border-radius:8px}
    .skip:focus{top:.6rem}
    .top{display:flex;flex-wrap:wrap;gap:.4rem 1.2rem;align-items:center;padding:.6rem 1.5rem;border-bottom:1px solid
    var(--line)}
    h1{font-size:1.05rem;font-weight:650;margin:0;min-width:0;overflow-wrap:anywhere}
    h1 span{font-weight:500;color:var(--soft);margin-right:.4rem}
    h2{font-size:.98rem;font-weight:650;margin:0 0 .5rem}
    .views{display:flex;gap:.4rem;margin-left:auto}
    .live{margin:0;font-size:.88rem;color:var(--soft)}
    .live::before{content:"";display:inline-block;width:.6rem;height:.6rem;border-radius:50%;margin-right:.45rem;
    background:var(--good)}
    .live.busy::before{background:var(--warning)}.live.off::before{background:var(--error)}
    button,select,input{font:inherit;font-size:.94rem;color:var(--ink);background:var(--card)}
    button,select,input[type=text]{border:1px solid var(--edge);border-radius:8px;padding:.3rem .7rem;min-height:2.2rem;
    max-width:100%}
    button{cursor:pointer}
    button:hover{border-color:var(--ink)}
    button[aria-pressed=true]{background:var(--accent-ground);color:var(--accent);border-color:var(--accent);
    font-weight:600}
    button:disabled{color:var(--soft);cursor:default}
    .trouble{margin:1rem 1.5rem 0;padding:.8rem 1.1rem;border:2px solid var(--error);border-radius:12px;
    background:var(--error-ground);color:var(--error);overflow-wrap:anywhere}
    .trouble p{margin:0}
    .trouble code{color:inherit}
    .player{display:grid;grid-template-columns:15.5rem minmax(0,1fr) 21rem;gap:1.5rem;padding:1.2rem 1.5rem;
    max-width:100rem;margin:auto}
    .controls{display:flex;flex-direction:column;gap:.8rem;align-self:start;position:sticky;top:1rem}
    .controls label{display:flex;flex-direction:column;gap:.15rem;font-size:.86rem;color:var(--soft);min-width:0}
    .controls select{width:100%}
    .slide{display:flex;gap:.6rem;align-items:center}
    .slide input{flex:1;min-width:0;accent-color:var(--accent);height:1.8rem}
    .slide output{min-width:3.2em;font-weight:600;color:var(--ink);font-size:.94rem}
    fieldset{border:1px solid var(--line);border-radius:12px;padding:.5rem .8rem .8rem;margin:0;min-width:0}
    legend{font-size:.86rem;font-weight:600;color:var(--ink);padding:0 .3rem}
    .checks{display:flex;flex-direction:column}
    .controls .checks label{flex-direction:row;gap:.5rem;align-items:center;min-height:1.8rem;font-size:.92rem;
    color:var(--ink)}
    .checks input{width:1.05rem;height:1.05rem;accent-color:var(--accent);flex:none}
    #second{display:flex;flex-direction:column;gap:.7rem;margin-top:.8rem}
    .stage{min-width:0;display:flex;flex-direction:column;align-items:center}
    .status{margin:0 0 .6rem;font-size:.88rem;color:var(--soft);min-height:1.5em;text-align:center}
    .figures{display:flex;gap:1.6rem;justify-content:center;width:100%;flex-wrap:wrap}
    .figures.beside{flex-wrap:nowrap}
    figure{margin:0;min-width:0;max-width:100%}
    figcaption{font-size:.88rem;color:var(--soft);text-align:center;margin-top:.6rem}
    .device{position:relative;border:6px solid #1c1c1e;border-radius:34px;overflow:hidden;max-width:100%;
    background:#1c1c1e;touch-action:pan-y pinch-zoom}
    .device.square{border-radius:10px}
    .device canvas{display:block;width:100%;height:auto}
    .device canvas+canvas{position:absolute;inset:0;height:100%}
    .device .over{cursor:crosshair}
    .device .divider{position:absolute;top:0;bottom:0;width:2px;background:var(--error);pointer-events:none}
    .wipe{display:flex;gap:.7rem;align-items:center;margin-top:.8rem;font-size:.9rem;color:var(--soft);width:min(24rem,100%)}
    .wipe input{flex:1;min-width:0;accent-color:var(--accent)}
    .details{display:flex;flex-direction:column;gap:1rem;min-width:0}
    .details section{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:.9rem 1rem;min-width:0}
    .count{font-weight:500;color:var(--soft)}
    .list{margin:0;padding:0;list-style:none;font-size:.92rem}
    .list li{border-top:1px solid var(--line);display:flex;gap:.6rem;align-items:baseline;padding:.15rem 0}
    .list li:first-child{border-top:0}
    .list button{flex:1;min-width:0;text-align:left;border:0;background:none;padding:.35rem .2rem;min-height:1.9rem;
    overflow-wrap:anywhere;border-radius:6px}
    .list button:hover{text-decoration:underline}
    .list button[aria-pressed=true]{background:var(--accent-ground)}
    .list .number{flex:none;min-width:1.7em;text-align:center;border-radius:999px;font-size:.8rem;font-weight:700;
    padding:.05rem .35rem}
    .error{color:var(--error);background:var(--error-ground)}
    .warning{color:var(--warning);background:var(--warning-ground)}
    .review{color:var(--review);background:var(--review-ground)}
    .gone{color:var(--good);background:var(--good-ground)}
    .spoken .number{color:var(--soft);font-weight:500}
    .soft{color:var(--soft);font-size:.92rem;margin:.2rem 0}
    .details dl{margin:0;font-size:.92rem}
    .details dl>div,#keys dl>div{display:grid;grid-template-columns:6rem minmax(0,1fr);gap:.8rem;padding:.35rem 0;
    border-top:1px solid var(--line)}
    .details dl>div:first-child{border-top:0}
    dt{color:var(--soft)}
    dd{margin:0;min-width:0;overflow-wrap:anywhere}
    dd ul,dd ol{margin:0;padding-left:1.1rem}
    code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.86em}
    pre{margin:.4rem 0 0;padding:.6rem .7rem;background:var(--paper);border:1px solid var(--line);border-radius:8px;
    overflow-x:auto;font-size:.86rem;line-height:1.5}
    .swatch{display:inline-block;width:.95em;height:.95em;border:1px solid var(--edge);border-radius:3px;
    vertical-align:-.12em;margin-right:.35em}
    .acts{display:flex;flex-wrap:wrap;gap:.4rem;margin:.4rem 0}
    .map{overflow:auto;max-width:100%;margin:0 1.5rem 1.5rem;border:1px solid var(--line);border-radius:14px;
    background:var(--card)}
    #map h2{margin:1.2rem 1.5rem .6rem}
    #map .remark{margin:0 1.5rem .6rem}
    .controls .soft{margin:0;font-size:.86rem;overflow-wrap:anywhere}
    #map-body{position:relative}
    #map-body svg{position:absolute;inset:0}
    #map-body .way{fill:none;stroke:var(--edge);stroke-width:1.6}#map-body .way.back{opacity:.4}
    #map-body text{font-size:11px;fill:var(--ink);text-anchor:middle;paint-order:stroke;stroke:var(--card);stroke-width:5px}
    #map-body button{position:absolute;display:flex;flex-direction:column;gap:.3rem;align-items:stretch;padding:.3rem;
    font-size:.8rem;text-align:center;overflow:hidden;border-radius:12px}
    #map-body canvas{width:100%;height:auto;border-radius:6px;display:block;border:1px solid var(--line)}
    #map-body button span{overflow-wrap:anywhere;line-height:1.2;display:-webkit-box;-webkit-box-orient:vertical;
    -webkit-line-clamp:2;overflow:hidden;flex:none}
    #map-body button canvas{min-height:0;flex:0 1 auto;object-fit:contain}
    dialog{border:1px solid var(--edge);border-radius:14px;background:var(--card);color:var(--ink);padding:1.2rem 1.4rem;
    max-width:min(30rem,calc(100vw - 2rem))}
    dialog::backdrop{background:#0008}
    kbd{font:inherit;font-size:.86rem;border:1px solid var(--edge);border-radius:5px;padding:.05rem .4rem}
    @media (max-width:72rem){.player{grid-template-columns:14rem minmax(0,1fr)}.details{grid-column:1/-1;display:grid;
    grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1fr));align-items:start}}
    @media (max-width:44rem){.player{grid-template-columns:minmax(0,1fr);padding:1rem}.top{padding:.6rem 1rem}
    .controls{position:static;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(9rem,100%),1fr))}
    .controls fieldset{grid-column:1/-1}.checks{flex-flow:row wrap;gap:0 1rem}.views{margin-left:0}
    .trouble{margin:1rem 1rem 0}.map{margin:0 1rem 1rem}#map h2{margin:1rem 1rem .6rem}
    .details dl>div{grid-template-columns:minmax(0,1fr);gap:0}}
    @media (prefers-contrast:more){:root{--soft:var(--ink);--line:var(--edge)}}
    @media (prefers-color-scheme:dark){.device{border-color:#4a4e55}}
    @media print{.controls,.views{display:none}}
    """
}
