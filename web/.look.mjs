import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
const B='http://127.0.0.1:7481'; const S='/tmp/w5/s/';
const br=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const WIDE={viewport:{width:1440,height:900}}, PH={viewport:{width:390,height:844},hasTouch:true,isMobile:true};
const errs=[];
async function ctx(o,{theme='light',lang='en'}={},state){const c=await br.newContext({...o,locale:lang==='it'?'it-IT':'en-GB',colorScheme:theme,reducedMotion:'reduce',baseURL:B,storageState:state});const p=await c.newPage();p.on('console',m=>{if(['error','warning'].includes(m.type()))errs.push(m.text())});p.on('pageerror',e=>errs.push('PAGE '+e));return p;}
const shot=async(p,n)=>{if(/guest|full|hand/.test(n))await p.waitForSelector('.question h2',{timeout:30000});await p.waitForTimeout(500);await p.screenshot({path:S+n+'.png',fullPage:n.startsWith('end')});};
const post=async(r,path,data={})=>{const a=await r.post('/api'+path,{data});if(!a.ok())console.log(path,await a.text());return a.json().catch(()=>null)};
const want=process.argv.slice(2);
const on=(n)=>want.length===0||want.includes(n);
const ada=await ctx(WIDE);
if(on('guest')){
 const made=await post(ada.request,'/tables',{game:'armada',seed:'7',seats:[{kind:'mine',name:'Ada'},{kind:'open'},{kind:'bot',level:'novice',name:'Maestrale'}]});
 const link=`/t/${made.table}#invite=${made.invite_token}`;
 const g=await ctx(PH,{lang:'it'}); await g.goto(link); await shot(g,'guest-ph-it');
 const g2=await ctx({viewport:{width:900,height:700}},{theme:'dark'}); await g2.goto(link); await shot(g2,'guest-900-dark');
 const g3=await ctx(WIDE); await g3.goto(link); await shot(g3,'guest-wide');
 await g.getByRole('textbox',{name:'Il tuo nome'}).fill('Bice'); await g.getByRole('button',{name:/Prendi/}).first().tap(); await shot(g,'guest-ph-seated');
 await g3.close(); const g4=await ctx(PH); await g4.goto(link); await shot(g4,'full-ph'); const g5=await ctx(WIDE,{lang:'it'}); await g5.goto(link); await shot(g5,'full-wide-it');
}
if(on('phone')){
 await ada.goto('/new/armada'); await ada.getByRole('radiogroup',{name:'Who sits on seat 2'}).getByText('Invite').click(); await ada.getByRole('button',{name:'On to the invitations'}).click();
 await ada.getByRole('button',{name:'On my phone'}).click(); await ada.getByRole('switch').click(); await shot(ada,'invite-phone');
 const link=await ada.getByRole('textbox',{name:/Link/}).first().inputValue(); console.log(link);
 await ada.getByRole('button',{name:'Start with bots'}).click().catch(()=>{}); await ada.waitForTimeout(1500); await shot(ada,'elsewhere-wide');
 const ph=await ctx(PH); await ph.goto(link); await shot(ph,'hand-ph');
}
if(on('end')){
 const f=JSON.parse(readFileSync('/work/wt/web5/web/e2e/games/armada-2-steady.json'));
 const {table}=await post(ada.request,'/import',f); await post(ada.request,`/tables/${table}/seats/0/take`,{name:'Ada'}); await post(ada.request,`/tables/${table}/seats/1/bot`,{level:'steady'});
 const st=await ada.context().storageState();
 for(const [n,o,l] of [['end-wide',WIDE,{}],['end-wide-dark-it',WIDE,{theme:'dark',lang:'it'}],['end-ph',PH,{}],['end-ph-dark-it',PH,{theme:'dark',lang:'it'}]]){const p=await ctx(o,l,st);await p.goto('/t/'+table);await p.waitForTimeout(2500);await shot(p,n);await p.context().close();}
}
if(on('play')){
 const {table}=await post(ada.request,'/tables',{game:'armada',seed:'7',hints:true,seats:[{kind:'mine',name:'Ada'},{kind:'bot',level:'novice',name:'Luca'},{kind:'bot',level:'novice',name:'Maestrale'}]});
 await ada.goto('/t/'+table); await ada.waitForSelector('.ask button.choice'); await shot(ada,'play0');
 await ada.keyboard.press('Tab'); await shot(ada,'skip');
 for(let i=0;i<6;i++){await ada.waitForSelector('.ask button.choice:enabled');const t=await ada.locator('.question h2').textContent();console.log(t);if(i===4)break;await ada.keyboard.press('1');await ada.waitForTimeout(300);if(await ada.locator('.confirms').count())await ada.keyboard.press('Enter');await ada.waitForTimeout(1500);}
 console.log(await ada.locator('.question .btn:has-text("Undo")').getAttribute('title'));
 await ada.keyboard.press('u'); await shot(ada,'undo'); await ada.keyboard.press('Escape');
 await shot(ada,'play1');
 await ada.goto('/'); await shot(ada,'home-mine');
 const it=await ctx(PH,{lang:'it',theme:'dark'},await ada.context().storageState()); await it.goto('/'); await it.waitForTimeout(800); await it.evaluate(()=>document.querySelector('#my-tables')?.scrollIntoView()); await shot(it,'home-mine-ph-it');
}
console.log('errors',errs); await br.close();
